import { describeRule } from './describe-rule.ts';

const pastry = { entreprise: 'Maison Aubry', ville: 'Metz', metier: 'pâtisserie' };
const k = ['Sucré Salé', 'La Cerise', 'Pâtisserie Vautrin'];

describeRule(
  'R5. An explicit ranking wins over the text order: numbers, a rank column, medals, “en premier / en deuxième”, a countdown (1 is first even if written last). Without explicit ranking: order of first recommendation in the rendered text; tables from top to bottom, or left to right when businesses are columns.',
  [
    {
      says: 'countdown with numbers',
      client: pastry,
      concurrents: k,
      answer: '3. La Cerise : tartes fines\n2. Sucré Salé : éclairs\n1. Maison Aubry : mille-feuille',
      cited: ['Maison Aubry', 'Sucré Salé', 'La Cerise'],
    },
    {
      says: 'a sentence before in another order',
      client: pastry,
      concurrents: k,
      answer:
        'Sucré Salé et La Cerise sont les plus connus. Mon classement :\n\n1. **Maison Aubry** – mille-feuille\n2. **La Cerise** – tartes\n3. **Sucré Salé** – éclairs',
      cited: ['Maison Aubry', 'La Cerise', 'Sucré Salé'],
    },
    {
      says: 'a final choice does not move',
      client: pastry,
      concurrents: k,
      answer:
        '- La Cerise : tartes, 4 €\n- Maison Aubry : mille-feuille, 5 €\n\nMon choix : Maison Aubry sans hésiter.',
      cited: ['La Cerise', 'Maison Aubry'],
    },
    {
      says: 'rank column',
      client: pastry,
      concurrents: k,
      answer:
        '| Pâtisserie | Note | Rang |\n|---|---|---|\n| La Cerise | 8,1 | 2 |\n| Maison Aubry | 9,0 | 1 |\n| Sucré Salé | 7,4 | 3 |',
      cited: ['Maison Aubry', 'La Cerise', 'Sucré Salé'],
    },
    {
      says: 'medals in a table',
      client: pastry,
      concurrents: k,
      answer: '| | Pâtisserie |\n|---|---|\n| 🥉 | La Cerise |\n| 🥇 | Maison Aubry |\n| 🥈 | Sucré Salé |',
      cited: ['Maison Aubry', 'Sucré Salé', 'La Cerise'],
    },
    {
      says: 'words of rank in prose',
      client: pastry,
      concurrents: k,
      answer:
        'En troisième place, La Cerise et ses tartes. En deuxième place, Sucré Salé pour ses éclairs. En première place, Maison Aubry, dont le mille-feuille est monté à la commande.',
      cited: ['Maison Aubry', 'Sucré Salé', 'La Cerise'],
    },
    {
      says: 'numéro un',
      client: pastry,
      concurrents: k,
      answer:
        'Numéro 3 : La Cerise, pour ses tartes.\n\nNuméro 2 : Sucré Salé, pour ses éclairs.\n\nNuméro 1 : Maison Aubry, pour tout le reste.',
      cited: ['Maison Aubry', 'Sucré Salé', 'La Cerise'],
    },
    {
      says: 'outside the ranking comes after',
      client: pastry,
      concurrents: k,
      answer:
        'Pâtisserie Vautrin mérite une mention hors concours pour son accueil.\n\n1. La Cerise\n2. Maison Aubry\n',
      cited: ['La Cerise', 'Maison Aubry', 'Pâtisserie Vautrin'],
    },
    {
      says: 'numbering that restarts ranks nothing',
      client: pastry,
      concurrents: k,
      answer: '**Centre**\n1. La Cerise\n2. Sucré Salé\n\n**Sablon**\n1. Maison Aubry\n2. Pâtisserie Vautrin',
      cited: ['La Cerise', 'Sucré Salé', 'Maison Aubry', 'Pâtisserie Vautrin'],
    },
    {
      says: 'entries that are no businesses take no rank',
      client: pastry,
      concurrents: k,
      answer:
        '1. Google Maps, pour comparer les avis\n2. Maison Aubry, rue Serpenoise\n3. La Cerise, place Saint-Louis',
      cited: ['Maison Aubry', 'La Cerise'],
    },
    {
      says: 'columns from left to right',
      client: pastry,
      concurrents: k,
      answer:
        '| Critère | La Cerise | Maison Aubry |\n|---|---|---|\n| Prix | 4 € | 5 € |\n| Choix | moyen | large |',
      cited: ['La Cerise', 'Maison Aubry'],
    },
    {
      says: 'headings with numbers',
      client: pastry,
      concurrents: k,
      answer: '### 2. La Cerise\nTartes fines, 4 €.\n\n### 1. Maison Aubry\nMille-feuille, 5 €.',
      cited: ['Maison Aubry', 'La Cerise'],
    },
    {
      says: 'ordinal abbreviations',
      client: pastry,
      concurrents: k,
      answer: '2ᵉ : La Cerise (tartes)\n1er : Maison Aubry (mille-feuille)\n3e : Sucré Salé (éclairs)',
      cited: ['Maison Aubry', 'La Cerise', 'Sucré Salé'],
    },
    {
      says: 'keycap numbers',
      client: pastry,
      concurrents: k,
      answer: '2️⃣ La Cerise – tartes\n1️⃣ Maison Aubry – mille-feuille',
      cited: ['Maison Aubry', 'La Cerise'],
    },
    {
      says: 'top 3 bold heads with numbers inside',
      client: pastry,
      concurrents: k,
      answer:
        '**3 – La Cerise**\nTartes.\n\n**2 – Sucré Salé**\nÉclairs.\n\n**1 – Maison Aubry**\nMille-feuille.',
      cited: ['Maison Aubry', 'Sucré Salé', 'La Cerise'],
    },
    {
      says: 'plan by order of the text in prose',
      client: pastry,
      concurrents: k,
      answer:
        "Pour un gâteau d'anniversaire, Sucré Salé a le plus de choix. À défaut, La Cerise en prépare sous 48 heures, et Maison Aubry seulement le week-end.",
      cited: ['Sucré Salé', 'La Cerise', 'Maison Aubry'],
    },
    {
      says: 'my favourite is',
      client: pastry,
      concurrents: k,
      answer:
        'Mon premier choix est Maison Aubry, pour son mille-feuille. Mon deuxième, La Cerise. En troisième, je mettrais Sucré Salé.',
      cited: ['Maison Aubry', 'La Cerise', 'Sucré Salé'],
    },
  ],
);

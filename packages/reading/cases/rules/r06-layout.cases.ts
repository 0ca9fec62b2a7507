import { describeRule } from './describe-rule.ts';

const client = { entreprise: 'Menuiserie Kerjean', ville: 'Vannes', metier: 'menuisier' };

describeRule(
  'R6, R11. Where names stand, whatever they are spelled like; where none stand, whatever is there.',
  [
    {
      says: 'a dot inside a word joins the parts of a name',
      client,
      answer: '- **Menuiserie Kerjean** : chêne\n- **rabot·malin** : hêtre\n- **copeau.vif** : pin',
      cited: ['Menuiserie Kerjean', 'rabot·malin', 'copeau.vif'],
    },
    {
      says: 'a pictogram or a letter before a heading is no part of what it says',
      client,
      answer:
        '**A. Ateliers**\n- **Menuiserie Kerjean** : chêne\n- **Rabot Malin** : hêtre\n\n**B. À savoir**\n- **Norme Lumbert** : exigée\n- **Brise Sablée** : une finition\n\n### ℹ️ Autres ressources\n- **Copeaux Verts** : carte en ligne\n- **Lumbert Pro** : fiches',
      cited: ['Menuiserie Kerjean', 'Rabot Malin'],
    },
    {
      says: 'a domain on the line under a name is its site',
      client,
      answer:
        '◆ **Menuiserie Kerjean** — Vannes\nEscaliers.\n🌐 kerjean.example\n\n◆ **Rabot Malin** — Séné\nParquets.\n🌐 rabot-malin.example',
      cited: ['Menuiserie Kerjean', 'Rabot Malin'],
    },
    {
      says: 'a domain that heads a numbered card has the rank of the card',
      client: { ...client, site: 'kerjean.fr' },
      answer:
        '## 1. **copeaux.club**\n- **Lieu** : Séné\n- **Tarif** : 60 €\n\n## 2. **Menuiserie Kerjean**\n- **Lieu** : Vannes\n- **Tarif** : 55 €\n\n## 3. **Rabot Malin**\n- **Lieu** : Auray\n- **Tarif** : 70 €',
      cited: ['copeaux.club', 'Menuiserie Kerjean', 'Rabot Malin'],
    },
    {
      says: 'a bullet made like that of a known name is a name of ordinary words',
      client,
      answer:
        '- **Menuiserie Kerjean** : chêne\n- **L’établi du 9** : hêtre\n- **rabot & varlope** : pin\n\n**Avant de signer**\n- **Délai** : écrit\n- **Garantie** : dix ans',
      cited: ['Menuiserie Kerjean', 'L’établi du 9', 'rabot & varlope'],
    },
    {
      says: 'a bold line over its text titles a part, though a known name has one of its own',
      client,
      answer:
        '**Menuiserie Kerjean**\nEscaliers en chêne, devis en deux jours.\n\n**Contraintes**\nLe bois travaille.',
      cited: ['Menuiserie Kerjean'],
    },
    {
      says: 'the cells of the column of a known name are names, those that only speak of one are not',
      client,
      answer:
        '| Atelier | Lieu | Source |\n|---|---|---|\n| Menuiserie Kerjean | Vannes | [site](https://kerjean.example) |\n| 3 petits copeaux | Séné | [avis](https://avis.example) |\n\n| Essence | Prix |\n|---|---|\n| chêne | 90 € |\n| pin | 40 € chez Menuiserie Kerjean |\n| frêne | partout |',
      cited: ['Menuiserie Kerjean', '3 petits copeaux'],
    },
    {
      says: 'the provider stands in the title of its course',
      client,
      answer:
        '**Stage de tournage sur bois chez Menuiserie Kerjean**\nDeux jours, 240 €.\n\n**Initiation à la marqueterie, Ateliers Rabanel**\nLe samedi.\n\n[Cours du soir pour adultes | Copeaux Lumbert](https://lumbert.example)\nDix séances.\n\n**Bloc 1 du CAP ébéniste – Écoles Brisenne**\nHuit mois.',
      cited: ['Menuiserie Kerjean', 'Ateliers Rabanel', 'Copeaux Lumbert', 'Écoles Brisenne'],
    },
    {
      says: 'a page over the name that it tells of is no name, nor is one that ranks',
      client,
      answer:
        '[Menuisier à Vannes – devis | Lumbert Pro](https://lumbert.example)\n**Menuiserie Kerjean**\nEscaliers.\n\n[Vivre dans un escalier](https://revue.example)\n**Rabot Malin**\nParquets.\n\n[Les 12 meilleurs menuisiers - Gazette Lumbert](https://gazette.example)\nComparatif.',
      cited: ['Menuiserie Kerjean', 'Rabot Malin'],
    },
    {
      says: 'a joint inside a name that titles nothing cuts nothing',
      client,
      answer:
        '- **Menuiserie Kerjean** : chêne\n- **Rabot by Lumbert** : hêtre\n- **Copeaux with Love** : pin',
      cited: ['Menuiserie Kerjean', 'Rabot by Lumbert', 'Copeaux with Love'],
    },
    {
      says: 'a category in the plural is no name, those in its brackets are',
      client,
      answer:
        '**Ateliers de quartier (Menuiserie Kerjean, Rabot Malin et Lumbert)** : devis rapide\n\n**Menuisiers du port (Brisenne, Rabanel)** : bateaux\n\n**Essences claires (Brumel, Tavel)** : à vernir',
      cited: ['Menuiserie Kerjean', 'Rabot Malin', 'Lumbert', 'Brisenne', 'Rabanel'],
    },
    {
      says: 'what the line after a head calls it, and pages and groups, are no houses',
      client,
      answer:
        '- **Menuiserie Kerjean** : chêne\n- **Lumbert Pro** : annuaire des artisans\n- **Copeaux Verts** : label et charte\n- **Groupe Facebook Bois Malin** : conseils\n- **L’application Rabot Facile** : devis',
      cited: ['Menuiserie Kerjean'],
    },
    {
      says: 'an old name in brackets is not another house',
      client,
      answer: '- **Menuiserie Kerjean** : chêne\n- **Rabot Malin (anciennement Copeau Blanc)** : hêtre',
      cited: ['Menuiserie Kerjean', 'Rabot Malin'],
    },
    {
      says: 'sites that are said to say something are sources, even the client',
      client,
      answer:
        '1. **Rabot Malin** : hêtre\n2. Des sites comme [Menuiserie Kerjean](https://kerjean.example/blog) soulignent l’intérêt du chêne.\n3. **Copeau Blanc** : pin',
      cited: ['Rabot Malin', 'Copeau Blanc'],
    },
    {
      says: 'a short line of its own over a list titles it',
      client,
      answer:
        '- **Menuiserie Kerjean** : chêne\n- **Rabot Malin** : hêtre\n\nOù réserver\n\n- **Lumbert Bois** : central d’appel\n- **Copeaux Verts** : filtre « sur mesure »\n\nPour comparer d’autres ateliers, vous pouvez consulter les pages suivantes :\n- **Brisenne Devis**\n- **Rabanel Avis**',
      cited: ['Menuiserie Kerjean', 'Rabot Malin'],
    },
  ],
);

import { describeRule } from './describe-rule.ts';

const client = { entreprise: 'Menuiserie Kerjean', ville: 'Vannes', metier: 'menuisier' };

describeRule(
  'R6. Siblings with the same labelled lines under them are entries, whatever their names are made of; the labels name nobody.',
  [
    {
      says: 'numbered headings over labelled bullets are names',
      client,
      answer:
        '## 1. Brise Sablée\n- **Lieu** : Séné\n- **Tarif** : 60 €\n\n## 2. Menuiserie Kerjean\n- **Lieu** : Vannes\n- **Tarif** : 55 €\n\n## 3. Rabot Malin\n- **Lieu** : Arradon\n- **Tarif** : 70 €',
      cited: ['Brise Sablée', 'Menuiserie Kerjean', 'Rabot Malin'],
    },
    {
      says: 'headings beside the cards title parts',
      client,
      answer:
        '## Brise Sablée\n- **Lieu** : Séné\n- **Tarif** : 60 €\n\n## Menuiserie Kerjean\n- **Lieu** : Vannes\n- **Tarif** : 55 €\n\n## Points à Comparer\n- le délai\n- la garantie',
      cited: ['Brise Sablée', 'Menuiserie Kerjean'],
    },
    {
      says: 'numbered lines over nested fields whose labels look like names',
      client,
      answer:
        '1. **Menuiserie Kerjean**\n   - **Royal** : 60 €\n   - **Site Web** : sur demande\n2. **Rabot Malin**\n   - **Royal** : 70 €\n   - **Site Web** : à jour',
      cited: ['Menuiserie Kerjean', 'Rabot Malin'],
    },
    {
      says: 'names under titles of parts stay names',
      client,
      answer:
        '## Escaliers\n- **Menuiserie Kerjean** : chêne\n- **Rabot Malin** : hêtre\n\n## Parquets\n- **Brise Sablée** : pin\n- **Lumbert** : frêne',
      cited: ['Menuiserie Kerjean', 'Rabot Malin', 'Brise Sablée', 'Lumbert'],
    },
    {
      says: 'a number opens or ends a name where names stand',
      client,
      answer:
        '1. **42 Copeaux** – Séné\n2. **Menuiserie Kerjean** – Vannes\n3. **Rabot n° 9** – Arradon\n4. **Atelier 17** – Vannes\n5. **3e Établi** – Auray',
      cited: ['42 Copeaux', 'Menuiserie Kerjean', 'Rabot n° 9', 'Atelier 17', '3e Établi'],
    },
    {
      says: 'a number opens a step or a day, which names nobody',
      client,
      answer: '**5 Étapes** à suivre\n\n- **Menuiserie Kerjean** : chêne\n\n- **14 Juillet** : fermé',
      cited: ['Menuiserie Kerjean'],
    },
    {
      says: 'a heading that is a domain is the name of its card',
      client,
      answer:
        '## 1. **copeaux.club**\n[https://copeaux.club](https://copeaux.club)\n- **Lieu** : Séné\n- **Tarif** : 60 €\n\n## 2. **Menuiserie Kerjean**\n[kerjean.fr](https://kerjean.fr)\n- **Lieu** : Vannes\n- **Tarif** : 55 €',
      cited: ['copeaux.club', 'Menuiserie Kerjean'],
    },
    {
      says: 'a closing section of places to search lists no houses',
      client,
      answer:
        '- **Menuiserie Kerjean** : chêne\n- **Rabot Malin** : hêtre\n\n### Où chercher d’autres noms\n- **Lumbert Pro** : avis et devis\n- **bonmenuisier.fr** : fiches par ville\n\n**Pour trouver d’autres ateliers**\n- **Copeaux Verts** : carte en ligne',
      cited: ['Menuiserie Kerjean', 'Rabot Malin'],
    },
    {
      says: 'the lines under a linked name say where and when',
      client,
      answer:
        '**[Rabot Malin](https://maps.example/rabot)**\n_Quartier Saint-Patern_\nFenêtres et portes.\n\n**[Menuiserie Kerjean](https://maps.example/kerjean)**\n**Ouvert · Menuisier · 4,7 (31 avis)**\nEscaliers.',
      cited: ['Rabot Malin', 'Menuiserie Kerjean'],
    },
    {
      says: 'whoever made a video is a source',
      client,
      answer:
        '- **Menuiserie Kerjean** : chêne\n- **Rabot Malin** : hêtre\n\n[![](https://img.example/v.jpg)\nLes Copeaux de Lulu\nYouTube · 14 mars 2024](https://video.example/watch)',
      cited: ['Menuiserie Kerjean', 'Rabot Malin'],
    },
    {
      says: 'like pictograms open the fields of cards',
      client,
      answer:
        '1. Menuiserie Kerjean\n   📍 Galerie du Port\n   🕒 Lundi–samedi 9 h – 19 h\n\n2. Rabot Malin\n   📍 Passage des Halles\n   🕒 Mardi–samedi 9 h – 18 h',
      cited: ['Menuiserie Kerjean', 'Rabot Malin'],
    },
    {
      says: 'one pictogram marks the names of each part',
      client,
      answer:
        '**Pour le prix**\n✅ Menuiserie Kerjean\n\n**Pour la finition**\n✅ Rabot Malin : chêne massif, devis en deux jours',
      cited: ['Menuiserie Kerjean', 'Rabot Malin'],
    },
    {
      says: 'headings made like the one of a known name are names, and the bullets under them are not',
      client,
      answer:
        '### Menuiserie Kerjean\nVannes\n- Pose comprise\n- Bois de **Sciage Breton**\n\n### Brise Sablée\nSéné\n- Devis en deux jours\n- Vernis **Blanchon**\n\n### Comment choisir\nTrois points comptent, dans cet ordre.',
      cited: ['Menuiserie Kerjean', 'Brise Sablée'],
    },
    {
      says: 'what is numbered and set apart like a known name may be a name of lower-case words, but not a place',
      client,
      answer:
        '1. **Menuiserie Kerjean** : escaliers en chêne\n2. **atelier 14** : parquets, devis en deux jours\n3. **miette** : lames de pin\n4. **À Vannes même** : deux dépôts de bois',
      cited: ['Menuiserie Kerjean', 'atelier 14', 'miette'],
    },
  ],
);

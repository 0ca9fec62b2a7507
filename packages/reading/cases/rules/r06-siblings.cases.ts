import { describeRule } from './describe-rule.ts';

const client = { entreprise: 'Menuiserie Kerjean', ville: 'Vannes', metier: 'menuisier' };
const entry = (says: string, answer: string, cited: string[]) => ({ says, client, answer, cited });

describeRule(
  'R1, R6, R11. Siblings made like a known name are names; lists made otherwise and titles are none.',
  [
    entry(
      'headings over the same fields',
      '### Menuiserie Kerjean\n**Lieu :** Vannes\n**Prix :** 60 €\n\n### 24 Copeaux\n**Lieu :** Séné\n**Prix :** 55 €\n\n### Noisette\n**Lieu :** Auray\n**Prix :** 70 €',
      ['Menuiserie Kerjean', '24 Copeaux', 'Noisette'],
    ),
    entry(
      'a heading between two names, over a paragraph; not the last ones',
      '### Menuiserie Kerjean\nVannes. Chêne et hêtre.\n\n### AUBE 64\nSéné. Escaliers.\n\n### Rabanel\nAuray. Parquets.\n\n### Budget\nComptez 900 €.',
      ['Menuiserie Kerjean', 'AUBE 64', 'Rabanel'],
    ),
    entry(
      'a numbering that runs on under another title',
      '### Les grands\n1. **Menuiserie Kerjean** – Vannes\n2. **Rabot Malin** – Séné\n\n### Les petits\n3. **Grain n° 9** – Auray',
      ['Menuiserie Kerjean', 'Rabot Malin', 'Grain n° 9'],
    ),
    entry(
      'names nested under the parts of a town, over what is said of each',
      '- **Centre**\n  - **Menuiserie Kerjean**\n    - rue du Port\n    - escaliers\n- **Quartiers**\n  - **Rabot Malin**\n    - Séné, sur rendez-vous\n    - parquets\n- **Périphérie**\n  - **Copeau**\n    - Auray, à côté du port',
      ['Menuiserie Kerjean', 'Rabot Malin', 'Copeau'],
    ),
    entry(
      'names in the brackets of whatever title, where one of them is known',
      '- **Devis le samedi** (Menuiserie Kerjean, Rabot Malin) : au port\n- **Du tronc à la table** (Scierie du Loch, Séné) : visites\n- **En ville** (Noisette) : sur rendez-vous',
      ['Menuiserie Kerjean', 'Rabot Malin', 'Scierie du Loch', 'Noisette'],
    ),
    entry(
      'a list of its own under a title that tells what to do',
      '- **Menuiserie Kerjean** : chêne\n- **Rabot Malin** : hêtre\n\n**Comparer les prix**\n- **Copeaux.com** : annonces\n- **Rabanel** : barème\n\n**Vérifier les statuts**\n- **Brisenne** : registre',
      ['Menuiserie Kerjean', 'Rabot Malin'],
    ),
    entry(
      'closing lines made otherwise',
      '1. **[Menuiserie Kerjean](https://kerjean.example)** : chêne\n2. **[Rabot Malin](https://rabot.example)** : hêtre\n\n### Hygiène\n- Vernis conformes à Brisenne\n- Colles sans solvant',
      ['Menuiserie Kerjean', 'Rabot Malin'],
    ),
  ],
);

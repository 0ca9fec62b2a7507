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
    entry(
      'where known names end the titles of a list, so do the others',
      '1. **Licence de tournage 141 — Menuiserie Kerjean**\n   - *Durée* : 70 heures\n2. **CQP Ébéniste en 4 mois chez Rabot Malin**\n   - *Durée* : 455 heures\n3. **Titre Parqueteur, Ateliers Brisenne (Séné)**\n   - *Durée* : 6 mois\n4. **Stage avec Menuiserie Kerjean**\n   - *Durée* : deux jours',
      ['Menuiserie Kerjean', 'Rabot Malin', 'Ateliers Brisenne'],
    ),
    entry(
      'partners alone on a line are one firm',
      '1. Menuiserie Kerjean\n   - Lieu : Vannes\n2. SARL Guitton, Lumbert et Rabanel\n   - Lieu : Séné\n3. Copeau Vif\n   - Lieu : Auray',
      ['Menuiserie Kerjean', 'SARL Guitton, Lumbert et Rabanel', 'Copeau Vif'],
    ),
    entry(
      'a question asks for words, unless it asks who',
      '- **Menuiserie Kerjean** : chêne\n- **Rabot Malin** : hêtre\n\n**Brisenne ou Rabanel : quelle différence ?**\n1. **Brisenne** : lente\n2. **Rabanel** : rapide\n\n**Qui appeler le dimanche ?**\n- **Copeau Brumel** : astreinte',
      ['Menuiserie Kerjean', 'Rabot Malin', 'Copeau Brumel'],
    ),
    entry(
      'in a table without a known name, the first column of words when they are names',
      'Trois ateliers et leurs prix :\n\n| | Lieu | Prix |\n|---|---|---|\n| Rabot Malin | Séné | 60 € |\n| Lumbert & Fils | Auray | 55 € |\n| Ateliers Brisenne | Arradon | 70 € |\n\n| Objectif | Heures | Durée |\n|---|---|---|\n| A1 → A2 | 3 | 6 mois |\n| A2 → B1 | 3 | 9 mois |\n| B1 → B2 | 4 | 12 mois |',
      ['Rabot Malin', 'Lumbert & Fils', 'Ateliers Brisenne'],
    ),
    entry(
      'made like the known ones under a title that says of what kind they are',
      '**1. Un atelier du centre**\n- **Menuiserie Kerjean** — chêne\n- **Rabot Malin** — hêtre\n\n**2. Un menuisier en ligne**\n- **Montera** — menuisier sur plan, 80 €\n\n**3. Le faire soi-même**\n- **Mesurer** — deux fois',
      ['Menuiserie Kerjean', 'Rabot Malin', 'Montera'],
    ),
    entry(
      'under a title that is a paragraph without a stop',
      'Ateliers de Vannes\n\n- **[Menuiserie Kerjean](https://k.example):** chêne.\n\nMenuisiers qui posent des cuisines\n\n- **[Atelier Ty Koad](https://t.example):** sur plan.',
      ['Menuiserie Kerjean', 'Atelier Ty Koad'],
    ),
    entry(
      'the last of numbered headings, with the closing of the answer below',
      '### 1. Menuiserie Kerjean\n*Séné* — chêne.\n\n### 2. Rabot Malin\n*Auray* — hêtre.\n\n### 3. Castopro Vannes\n*Les Garennes* — au détail.\n\n---\n\n**Comment choisir ?**\n- Le bois d’abord',
      ['Menuiserie Kerjean', 'Rabot Malin', 'Castopro Vannes'],
    ),
    entry(
      'a page that counts them names nobody',
      '1. **[Top 20 Menuisiers de Vannes – Palmarès](https://x.example)** : avis\n2. **[Menuiserie Kerjean](https://kerjean.example)** : chêne\n3. **[Salon Frimousse](https://f.example)** : hêtre',
      ['Menuiserie Kerjean', 'Salon Frimousse'],
    ),
  ],
);

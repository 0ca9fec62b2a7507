import { describeRule } from './describe-rule.ts';

const client = {
  entreprise: 'Menuiserie Kerjean',
  ville: 'Vannes',
  metier: 'menuisier',
  site: 'menuiserie-kerjean.fr',
};
const entry = (says: string, answer: string, cited: string[]) => ({
  says,
  client,
  concurrents: ['Rabot Malin'],
  answer,
  cited,
});

describeRule('R1, R6, R7. Names stand where the known one does: after labels, alone over bullets, in rows.', [
  entry(
    'a label of its own before each name',
    '**Le plus rapide :** Menuiserie Kerjean, au port.\n\n**Le moins cher :** Rabanel, à Séné.\n\n**Avant de signer :** demandez trois devis.',
    ['Menuiserie Kerjean', 'Rabanel'],
  ),
  entry(
    'one label before every name, over fields',
    '**Atelier :** Menuiserie Kerjean\n**Secteur :** Vannes\n\n**Atelier :** Le Guen et Tanguy\n**Secteur :** Séné',
    ['Menuiserie Kerjean', 'Le Guen et Tanguy'],
  ),
  entry(
    'a line without any mark over its bullets',
    'Menuiserie Kerjean\n- rue du Port\n- escaliers\n\nRabot Malin\n- Séné\n- parquets\n\nGrain Clair\n- Auray',
    ['Menuiserie Kerjean', 'Rabot Malin', 'Grain Clair'],
  ),
  entry(
    'bold names over bare bullets, one of which names the house again',
    '- **Menuiserie Kerjean**\n  - atelier de Kerjean, au port\n- **Rabot Malin**\n  - Séné',
    ['Menuiserie Kerjean', 'Rabot Malin'],
  ),
  entry(
    'a heading past which a rule is drawn',
    '## Menuiserie Kerjean\nAu port.\n\n## Rabot Malin\nÀ Séné.\n\n---\n\n**Avant de signer**\n- **Devis** : trois',
    ['Menuiserie Kerjean', 'Rabot Malin'],
  ),
  entry(
    'the domain alone, set apart like the other names',
    '**Rabot Malin** – Séné\nEscaliers.\n\n**menuiserie-kerjean.fr** – en ligne\nParquets.',
    ['Rabot Malin', 'Menuiserie Kerjean'],
  ),
  entry(
    'a row that sums up the others',
    '| Atelier | Prix | Délai |\n|---|---|---|\n| Menuiserie Kerjean | 60 € | 8 j |\n| Rabot Malin | 55 € | 9 j |\n| *Moyenne* | *57 €* | *8 j* |',
    ['Menuiserie Kerjean', 'Rabot Malin'],
  ),
  entry(
    'a preposition that opens the name of a numbered line',
    '1. **Menuiserie Kerjean** – Vannes\n2. **Sous le Chêne** – Séné\n3. **Rabanel** – Auray',
    ['Menuiserie Kerjean', 'Sous le Chêne', 'Rabanel'],
  ),
  entry(
    'Roman numbers',
    '**I. Menuiserie Kerjean** – Vannes\n\n**II. Copeau Vert** – Séné\n\n**III. Rabanel** – Auray',
    ['Menuiserie Kerjean', 'Copeau Vert', 'Rabanel'],
  ),
]);

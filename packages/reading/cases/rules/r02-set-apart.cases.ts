import { describeRule } from './describe-rule.ts';

const client = {
  entreprise: 'Ruches de Bellevue',
  site: 'https://ruches-bellevue.example',
  ville: 'Guéret',
  metier: 'apiculteur',
};
const concurrents = ['Miellerie des Ormes'];
const base = { client, concurrents };

describeRule('R2f, R2g. What is set apart from the entries offers nobody.', [
  {
    ...base,
    says: 'the author of a film, on its card',
    answer:
      'Le miel cristallise naturellement.\n\n[![](https://i.example/v.jpg)\nRuches de Bellevue\nYouTube · 9 févr. 2024](https://www.youtube.com/watch?v=a1)\n\nGardez-le au frais.',
    cited: [],
  },
  {
    ...base,
    says: 'who is named in the review of another',
    answer:
      '**Miellerie des Ormes** — 4,7\n> « J’avais renoncé à Ruches de Bellevue, trop long ; ici, servi le jour même. » (avis, mai)\n\n**Le Rucher Voisin** — 4,5\n> « Très bon miel. » (avis, juin)',
    cited: ['Miellerie des Ormes', 'Le Rucher Voisin'],
  },
  {
    ...base,
    says: 'names after a label that says not to confuse them',
    answer:
      '- **Miellerie des Ormes** : vente sur place\n- **Le Rucher Voisin** : marché du samedi\n\n**À ne pas confondre** : Ruches de Bellevue, que l’on voit aussi apparaître, ne fait que de la location de ruches.',
    cited: ['Miellerie des Ormes', 'Le Rucher Voisin'],
  },
  {
    ...base,
    says: 'sources and what to read further',
    answer:
      '| Producteur | Miel | Prix |\n|---|---|---|\n| **Miellerie des Ormes** | châtaignier | 12 € |\n| **Le Rucher Voisin** | acacia | 11 € |\n\n### Sources et lectures\n1. Ruches de Bellevue, blog – « Cristalliser sans crainte »',
    cited: ['Miellerie des Ormes', 'Le Rucher Voisin'],
  },
]);

describeRule('R1. Names stand where names stand, however they are set.', [
  {
    ...base,
    says: 'set as code',
    answer:
      '**Moins de 10 €**\n`Le Rucher Voisin` — pots de 250 g\n`Ruches de Bellevue` — pots de 500 g\n\n**Au-delà**\n`Miellerie des Ormes` — coffrets',
    cited: ['Le Rucher Voisin', 'Ruches de Bellevue', 'Miellerie des Ormes'],
  },
  {
    ...base,
    says: 'under the name of a district, after points that the model typed itself',
    answer:
      '**Pommeil**\n• Le Rucher Voisin – marché du samedi\n• Miellerie des Ormes – vente sur place\n\n**Maupuy**\n• Ruches de Bellevue – pots de 500 g',
    cited: ['Le Rucher Voisin', 'Miellerie des Ormes', 'Ruches de Bellevue'],
  },
  {
    says: 'a figure of a name in the column of ranks',
    client: { ...client, entreprise: 'Optique Marchal', metier: 'opticien' },
    concurrents: ['Vision 4 Fontaines'],
    answer:
      '| # | Opticien | Note |\n|---|---|---|\n| 1 | Lunettes du Pont | 4,9 (121) |\n| 2 | Optique Marchal | 4,8 (86) |\n| 3 | Vision 4 Fontaines | 4,6 (240) |\n| 4 | La Loupe Bleue | 4,2 (77) |',
    cited: ['Lunettes du Pont', 'Optique Marchal', 'Vision 4 Fontaines', 'La Loupe Bleue'],
  },
]);

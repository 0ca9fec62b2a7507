import { expect, test } from '@jest/globals';
import { besideBrun, type Said } from './beside-brun.ts';
import { namesAsCompared, readCase } from './describe-rule.ts';

/** Sentences of our own that the reader still reads wrongly, most since its weights were fitted: one that comes right must move out. */
const NOT_YET: readonly Said[] = [
  // Offered, and missed.
  ['En cas de doute, Hydrofit vous conseillera.', 'Hydrofit'],
  ['Installée à Lavelanet, la société Hydrofit propose un bilan.', 'Hydrofit'],
  ['Selon La Dépêche, Hydrofit double sa surface.', 'Hydrofit'],
  ['Les avis sont unanimes sur Nautilus.', 'Nautilus'],
  ['Voici les coordonnées de Bulle d’Air : 05 61 00 00 00.', 'Bulle d’Air'],
  ['Autrement, il y a bien Kerjean, mais il est souvent débordé.', 'Kerjean'],
  [
    "Brun & Fils est bien. La MAIF, avenue Sadi-Carnot, couvre les dégâts et verse l'indemnité en dix jours.",
    'Brun & Fils',
    'MAIF',
  ],
  [
    "Brun & Fils est bien. Les Copeaux organisent une fête en juin et des stages toute l'année.",
    'Brun & Fils',
    'Les Copeaux',
  ],
  [
    'Brun & Fils est bien. La Fabrique tient aussi une permanence le samedi et pose en huit jours.',
    'Brun & Fils',
    'La Fabrique',
  ],
  [
    'Brun & Fils est bien. La Grange accueille les habitants du quartier et vend de la sciure.',
    'Brun & Fils',
    'La Grange',
  ],
  [
    'Brun & Fils est complet. Yann Kervadec exerce seul rue Haute et répond vite.',
    'Brun & Fils',
    'Yann Kervadec',
  ],
  // No house, and listed.
  ['Ma Prime Textile rembourse 7 € par réparation.'],
  ["Brun & Fils est le plus cité. Le Diplôme d'État et le BTS Design ne suffisent pas.", 'Brun & Fils'],
];

test.failing.each(NOT_YET.map((said) => [said[0], said] as const))('%s', (_says, said) => {
  const one = besideBrun(said);
  const names = readCase(one).businesses.map((b) => b.name);
  expect(namesAsCompared(names)).toEqual(namesAsCompared(one.cited));
});

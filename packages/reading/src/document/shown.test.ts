import { expect, test } from '@jest/globals';
import { linesShown } from './shown.ts';

test('markup is gone, entries keep their numbers, a row of a table is one line', () => {
  const answer = [
    '# Où dîner\n\n1. **Chez Paul** : 24 €\n2. [Le Clos](https://clos.example)\n\n- sans <b>réserver</b>',
    '| Nom | Prix |\n|---|---|\n| **Chez Paul** | 24 € |\n\nBon appétit.',
  ].join('\n\n');
  expect(linesShown(answer)).toEqual([
    ...['Où dîner', '1. Chez Paul : 24 €', '2. Le Clos', '– sans réserver'],
    ...['Nom | Prix', 'Chez Paul | 24 €', 'Bon appétit.'],
  ]);
});

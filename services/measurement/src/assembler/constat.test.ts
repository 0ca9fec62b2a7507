import { expect, test } from '@jest/globals';
import { constatDe, devantDe } from './constat.ts';
import type { Classee } from './etats.ts';
import type { LectureLue } from './extraits.ts';

const question = (...devant: readonly (readonly [nom: string, devant: number])[]) =>
  ({ concurrents: devant.map(([nom, n]) => ({ nom, cite: 20, devant: n })) }) as unknown as Classee;

test('who is in front counts over all questions, also where three others are more often', () => {
  const one = question(['A', 9], ['B', 8], ['C', 7], ['D', 6]);
  const other = question(['D', 6], ['E', 1], ['F', 0]);
  expect(devantDe([one, other])).toEqual([
    { entreprise: 'D', reponses: 12 },
    { entreprise: 'A', reponses: 9 },
    { entreprise: 'B', reponses: 8 },
  ]);
  expect(devantDe([question(['F', 0])])).toEqual([]);
});

test('answers that cite the client, of those that could be read', () => {
  const lue = (...is: readonly string[]) =>
    ({ reading: { businesses: is.map((one) => ({ name: one, is: one })) } }) as unknown as LectureLue;
  const lues = [lue('autre', 'client'), lue('client'), lue('concurrent'), lue()];
  expect(constatDe(lues, [], true)).toEqual({ cite: 2, reponses: 4, devant: [], simulee: true });
});

import { expect, test } from '@jest/globals';
import type { Mesure } from '../mesures/mesure.ts';
import { commentLues } from './comment-lues.ts';
import type { LectureLue } from './lecture.ts';

const lue = (uncertain: readonly { readonly is: string }[], position_uncertain: boolean) =>
  ({
    reading: {
      ...{ version: '1', businesses: [], uncertain, position_uncertain },
      provenance: { by: 'modele', dropped: 1, asked_again: 0, uncertain: uncertain.length, agrees: true },
    },
  }) as unknown as LectureLue;

test('what is not counted is the client in doubt: a competitor in doubt counts under the name in the answer', () => {
  const mesure = { lecteur: 'mistral:small' } as Mesure;
  const lues = [lue([{ is: 'client' }], false), lue([{ is: 'concurrent' }], true), lue([], false)];
  expect(commentLues(mesure, lues, [], undefined)).toMatchObject({
    ...{ modele: 'mistral:small', par_modele: 3, ecartes: 3, accord: 3 },
    ...{ incertaines: 1, places: 1, comme_avant: false },
  });
});

import { expect, it } from '@jest/globals';
import { close, correct, measured, ready } from '../corriger/dossiers.fixture.ts';
import type { DossierState } from '../dossier/dossier.ts';
import { unClient } from '../portefeuille/client.fixture.ts';
import type { Client } from '../portefeuille/portefeuille.ts';
import { type Reprise, repriseDe } from './reprise.ts';

/** Seven answers of each of three models to one question: 21, with as many readings and three of each further kind, and a page. */
const TROIS = { modeles: 3, lecteur: true };

it.each([
  ['questions prepared', close(ready, 1), 20, { acquis: 'questions', appels: 1 + 2 * (20 * 21 + 42) + 1 }],
  ['measured', close(measured, 1), 20, { acquis: 'mesure', appels: 1 }],
  [
    'more questions prepared than are asked',
    { ...close(ready, 1), questions: ['a', 'b'].map((question, i) => ({ n: i + 1, question })) },
    1,
    { acquis: 'questions', appels: 49 },
  ],
] as const)('taken back with another plan, %s: what it adds is announced', (_, dossier, plan, expected) => {
  const limites = { questions_par_client: plan };
  expect(repriseDe(dossier, unClient({ actif: false }), limites, TROIS)).toEqual(expected);
  expect(repriseDe(dossier, unClient({ actif: false }), limites, { modeles: 0, lecteur: true })?.appels).toBe(
    0,
  );
});

it.each<[string, DossierState, Partial<Client>, Reprise | null]>([
  ['nothing heard of yet', null, {}, null],
  ['questions prepared', close(ready, 1), {}, { acquis: 'questions', appels: 49 }],
  ['measured', close(measured, 1), {}, { acquis: 'mesure', appels: 0 }],
  ['corrected since, its questions asked for again', close(correct(measured), 2), { corrige: 2 }, null],
  ['corrected, which the dossier has not heard of', close(measured, 1), { corrige: 2, revision: 2 }, null],
])('taken back, %s', (_, dossier, more, expected) => {
  expect(repriseDe(dossier, unClient({ actif: false, ...more }), { questions_par_client: 1 }, TROIS)).toEqual(
    expected,
  );
});

import { expect, it } from '@jest/globals';
import { close, correct, measured, ready } from '../corriger/dossiers.fixture.ts';
import type { DossierState } from '../dossier/dossier.ts';
import { unClient } from '../portefeuille/client.fixture.ts';
import type { Client } from '../portefeuille/portefeuille.ts';
import { type Reprise, repriseDe } from './reprise.ts';

it.each<[string, DossierState, Partial<Client>, Reprise | null]>([
  ['nothing heard of yet', null, {}, null],
  ['questions prepared', close(ready, 1), {}, { acquis: 'questions', appels: 22 }],
  ['measured', close(measured, 1), {}, { acquis: 'mesure', appels: 0 }],
  ['corrected since, its questions asked for again', close(correct(measured), 2), { corrige: 2 }, null],
  ['corrected, which the dossier has not heard of', close(measured, 1), { corrige: 2, revision: 2 }, null],
])('taken back, %s', (_, dossier, more, expected) => {
  expect(repriseDe(dossier, unClient({ actif: false, ...more }), 3)).toEqual(expected);
});

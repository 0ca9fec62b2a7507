import { expect, test } from '@jest/globals';
import { unDossier } from '../dossier/dossier.fixture.ts';
import { DOSSIERS } from '../dossier/dossier.ts';
import { aRemettre, noterRemise } from './noter-remise.rule.ts';

const document = (id: string, genre = 'rapport') => ({ id, genre, n: null });
const dossier = unDossier({ documents: [document('d_1'), document('d_2'), document('d_3', 'page')] });
const sentence = 'Ce rapport n’attend plus d’être remis\u00a0: il l’est déjà, ou un autre l’a remplacé.';
const refusal = { kind: 'conflict', sentence };

test('the last report waits until it is noted as handed over, and the next one waits again', () => {
  expect([aRemettre(null), aRemettre(unDossier()), aRemettre(dossier)]).toEqual([
    undefined,
    undefined,
    'd_2',
  ]);
  const decision = noterRemise(dossier, { document: 'd_2' });
  expect(decision).toEqual({ proposal: {}, facts: [{ type: 'remise_notee', document: 'd_2' }] });
  const remis = DOSSIERS.evolve(dossier, { type: 'remise_notee', document: 'd_2' });
  expect(aRemettre(remis)).toBeUndefined();
  expect(noterRemise(remis, { document: 'd_2' })).toEqual({ refusal });
  const next = DOSSIERS.evolve(remis, { type: 'document_remis', document: document('d_4') });
  expect(aRemettre(next)).toBe('d_4');
});

test.each(['', 'd_1', 'd_3', 'd_9'])('%j is not the report that waits', (asked) => {
  expect(noterRemise(dossier, { document: asked })).toEqual({ refusal });
  expect(noterRemise(null, { document: asked })).toEqual({ refusal });
});

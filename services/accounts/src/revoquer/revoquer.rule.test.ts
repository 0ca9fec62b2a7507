import { fr } from '@agence/gesture';
import { expect, it } from '@jest/globals';
import { unCompte } from '../compte.fixture.ts';
import { type Assistant, type Cle, COMPTES, type Door } from '../compte.ts';
import { revoquer } from './revoquer.rule.ts';

const now = new Date('2026-11-21T10:00:00Z');
const before = new Date('2026-11-01T10:00:00Z');
const cle = (id: string, door: Door, cut: Date | null = null): Cle => ({
  id,
  hash: id,
  door,
  end: 'aaaa',
  granted: before,
  cut,
});
const assistant = (id: string, coupe: Date | null = null): Assistant => ({ id, connecte: before, coupe });
const compte = (cles: readonly Cle[], assistants: readonly Assistant[] = []) =>
  unCompte({ cles, assistants });
const SUITE = fr`Demandez une nouvelle clé par e-mail ou dans la console : une personne vous la remettra.`;

it.each([
  [
    'its only key',
    compte([cle('a', 'agence'), cle('old', 'agence', before)]),
    [1, 0],
    fr`La clé du compte est coupée et n'ouvre plus rien ; aucun assistant n'était connecté. `,
  ],
  [
    'keys of every door, and an assistant',
    compte([cle('a', 'agence'), cle('b', 'scan')], [assistant('x'), assistant('old', before)]),
    [2, 1],
    fr`Les 2 clés du compte sont coupées et n'ouvrent plus rien ; l'assistant connecté est coupé. `,
  ],
  [
    'keys and assistants',
    compte([cle('a', 'agence'), cle('b', 'agence'), cle('c', 'scan')], [assistant('x'), assistant('y')]),
    [3, 2],
    fr`Les 3 clés du compte sont coupées et n'ouvrent plus rien ; les 2 assistants connectés sont coupés. `,
  ],
])('cuts %s, and counts what was cut now', (_, state, [coupees, assistants_coupes], note) => {
  const decision = revoquer(state, { now });
  expect(decision).toEqual({
    proposal: { coupees, assistants_coupes, note: note + SUITE },
    facts: [{ type: 'cles_revoquees', le: now }],
  });
  const after = COMPTES.evolve(state, { type: 'cles_revoquees', le: now });
  expect(after?.cles.map(({ cut }) => cut)).toEqual(state.cles.map(({ cut }) => cut ?? now));
  expect(after?.assistants.map(({ coupe }) => coupe)).toEqual(
    state.assistants.map(({ coupe }) => coupe ?? now),
  );
});

it('cuts nothing twice', () => {
  expect(revoquer(compte([cle('a', 'agence', before)], [assistant('x', before)]), { now })).toEqual({
    proposal: { coupees: 0, assistants_coupes: 0, note: fr`Toutes les clés du compte étaient déjà coupées.` },
    facts: [],
  });
});

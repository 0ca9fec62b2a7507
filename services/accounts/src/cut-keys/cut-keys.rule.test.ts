import { fr } from '@agence/gesture';
import { describe, expect, it } from '@jest/globals';
import { unCompte } from '../compte.fixture.ts';
import { COMPTES, type CompteFact } from '../compte.ts';
import { cutKeys } from './cut-keys.rule.ts';

const now = new Date('2026-11-21T10:00:00Z');
const cle = (id: string, cut: Date | null = null) => ({
  ...{ id, hash: `hash-${id}`, door: 'agence' as const, end: 'abcd', granted: new Date(0), cut },
});
const old = new Date(0);
const compte = unCompte({
  cles: [cle('k_1'), cle('k_2'), cle('k_3', old)],
  assistants: [{ id: 'a_1', connecte: old, coupe: null }],
});
const order = { operator: 'ada', why: 'leaked', now };

describe('keys that a person cuts', () => {
  it.each([
    ['one of them', 'k_1', { coupees: 1, assistants_coupes: 0 }, [now, null, old], null],
    ['all of them, and the assistants', null, { coupees: 2, assistants_coupes: 1 }, [now, now, old], now],
  ])('%s', (_, id, proposal, cuts, coupe) => {
    const fact: CompteFact = { type: 'keys_cut', id, le: now, operator: 'ada', why: 'leaked' };
    expect(cutKeys(compte, { ...order, id })).toEqual({ proposal, facts: [fact] });
    const after = COMPTES.evolve(compte, fact);
    expect(after?.cles.map(({ cut }) => cut)).toEqual(cuts);
    expect(after?.assistants[0]?.coupe).toEqual(coupe);
    expect(COMPTES.announce(fact, { id: 'c', version: 2, state: after })).toEqual([
      { name: 'cles_revoquees', data: { compte: 'c' } },
    ]);
    expect(COMPTES.record?.(fact, 'c')).toEqual([
      { operator: 'ada', what: 'keys_cut', on: 'c', why: 'leaked' },
    ]);
  });

  it.each([
    ['k_9', 'not_found', fr`Aucune clé de ce compte ne porte cet identifiant.`],
    ['k_3', 'conflict', fr`Cette clé est déjà coupée.`],
  ])('%s is refused', (id, kind, sentence) => {
    expect(cutKeys(compte, { ...order, id })).toEqual({ refusal: { kind, sentence } });
  });

  it('all of none that is open is refused', () => {
    expect(cutKeys(unCompte(), { ...order, id: null })).toEqual({
      refusal: { kind: 'conflict', sentence: fr`Toutes les clés de ce compte sont déjà coupées.` },
    });
  });
});

import { expect, it } from '@jest/globals';
import { unCompte } from '../compte.fixture.ts';
import { COMPTES, type CompteFact } from '../compte.ts';
import { demanderCle } from './demander-cle.rule.ts';

const now = new Date(0);
const asked = unCompte({ cle_demandee: now });
const cle = { id: 'k', hash: 'h', door: 'agence', end: 'abcd', granted: now, cut: null } as const;

it('is transmitted once, until a key is handed over', () => {
  const fact: CompteFact = { type: 'cle_demandee', le: now };
  expect(demanderCle(unCompte(), { now })).toEqual({
    proposal: {
      note: 'Votre demande est transmise\u00a0: une personne la vérifie, puis vous remet la clé.',
    },
    facts: [fact],
  });
  expect(COMPTES.evolve(unCompte(), fact)).toEqual(asked);
  expect(demanderCle(asked, { now })).toEqual({
    refusal: {
      kind: 'conflict',
      sentence: 'Une clé est déjà demandée\u00a0: une personne vérifie la demande, puis vous remet la clé.',
    },
  });
  expect(COMPTES.evolve(asked, { type: 'key_granted', cle, operator: 'ada' })).toMatchObject({
    cle_demandee: null,
    cles: [cle],
  });
});

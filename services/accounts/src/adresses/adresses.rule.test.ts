import { fr } from '@agence/gesture';
import { describe, expect, it } from '@jest/globals';
import { unCompte } from '../compte.fixture.ts';
import type { DemandeAdresse } from '../compte.ts';
import { COMPTES, type Compte } from '../compte.ts';
import { settleAddress } from '../settle-address/settle-address.rule.ts';
import { demanderAdresse } from './adresses.rule.ts';

const now = new Date('2026-11-21T10:00:00Z');
const A = 'anne@clairval.fr';
const B = 'bruno@clairval.fr';
const compte = (adresses: readonly string[], demandes: readonly DemandeAdresse[] = []) =>
  unCompte({ adresses, demandes });
const asked = (action: DemandeAdresse['action'], adresse: string, id = 'a_1') => ({
  id,
  action,
  adresse,
  now,
});
const waiting = (action: DemandeAdresse['action'], adresse: string, id = 'a_1'): DemandeAdresse => ({
  ...{ id, action, adresse },
  meme_domaine: true,
  etat: 'transmise',
  demandee: now,
});
const conflict = (sentence: string) => ({ refusal: { kind: 'conflict', sentence } });
const TRANSMISE = fr`Votre demande est transmise : une personne la vérifie avant toute application, et toutes les adresses du compte en sont averties.`;
const AUTRE = fr` Ce domaine n'est celui d'aucune adresse du compte : la vérification demandera un échange avec vous.`;

describe('an address request', () => {
  it.each([
    ['ajouter', 'carole@courrier.clairval.fr', true, TRANSMISE],
    ['ajouter', 'carole@ailleurs.fr', false, TRANSMISE + AUTRE],
    ['retirer', B, true, TRANSMISE],
  ] as const)('%s %s is transmitted and changes no list', (action, adresse, meme_domaine, note) => {
    const state = compte([A, B]);
    const demande: DemandeAdresse = { ...waiting(action, adresse), meme_domaine };
    expect(demanderAdresse(state, asked(action, adresse))).toEqual({
      proposal: { action, adresse, meme_domaine, etat: 'transmise', adresses: [A, B], note },
      facts: [{ type: 'adresse_demandee', demande }],
    });
    expect(COMPTES.evolve(state, { type: 'adresse_demandee', demande })).toMatchObject({
      adresses: [A, B],
      demandes: [demande],
    });
  });

  it.each([
    ['ajouter', 'anne', [A], fr`« anne » n'est pas une adresse e-mail valide.`],
    [
      'ajouter',
      `a@b.fr\nBcc: x@y.fr`,
      [A],
      fr`« ${'a@b.fr\nBcc: x@y.fr'} » n'est pas une adresse e-mail valide.`,
    ],
    ['ajouter', 'Anne@Clairval.FR', [A], fr`Cette adresse est déjà autorisée sur votre compte.`],
    ['retirer', 'carole@clairval.fr', [A], fr`Cette adresse ne figure pas parmi celles de votre compte.`],
    ['retirer', A, [A], fr`C'est la dernière adresse du compte : demandez d'abord l'ajout d'une autre.`],
  ] as const)('%s %s is refused', (action, adresse, adresses, sentence) => {
    expect(demanderAdresse(compte(adresses), asked(action, adresse))).toEqual(conflict(sentence));
  });

  it('waits once for an address, whatever is asked and however it is written', () => {
    const state = compte([A, B], [waiting('retirer', B)]);
    expect(demanderAdresse(state, asked('retirer', 'BRUNO@clairval.fr', 'a_2'))).toEqual(
      conflict(fr`Une demande attend déjà d'être vérifiée pour cette adresse.`),
    );
    const decided = compte([A, B], [{ ...waiting('retirer', B), etat: 'refusée' }]);
    expect(demanderAdresse(decided, asked('retirer', B, 'a_2'))).toMatchObject({ proposal: { adresse: B } });
  });

  it('waits with ninety-nine others, not with a hundred', () => {
    const crowd = (n: number) =>
      Array.from({ length: n }, (_, i) => waiting('ajouter', `${i}@clairval.fr`, `a${i}`));
    expect(demanderAdresse(compte([A], crowd(99)), asked('ajouter', B))).toMatchObject({
      proposal: { adresse: B },
    });
    expect(demanderAdresse(compte([A], crowd(100)), asked('ajouter', B))).toEqual(
      conflict(fr`100 demandes attendent déjà d'être vérifiées ; revenez ensuite.`),
    );
  });
});

describe('a person', () => {
  const settle = (id: string, approve: boolean) => ({ id, approve, operator: 'op', why: 'appelée' });
  const fold = (state: Compte, approve: boolean) => {
    const decision = settleAddress(state, settle('a_1', approve));
    if ('refusal' in decision) throw new Error(decision.refusal.sentence);
    const after = decision.facts.reduce(COMPTES.evolve, state);
    expect(after?.adresses).toEqual(decision.proposal.adresses);
    return after;
  };

  it.each([
    ['ajouter', B, [A], true, [A, B], 'approuvée'],
    ['retirer', B, [A, B], true, [A], 'approuvée'],
    ['ajouter', B, [A], false, [A], 'refusée'],
    ['retirer', B, [A, B], false, [A, B], 'refusée'],
  ] as const)('decides on %s %s', (action, adresse, before, approve, adresses, etat) => {
    const after = fold(compte(before, [waiting(action, adresse)]), approve);
    expect(after).toMatchObject({ adresses, demandes: [{ id: 'a_1', etat }] });
  });

  it('never removes the last address, though two removals were asked for while there were two', () => {
    const state = compte([A, B], [waiting('retirer', A, 'a_1'), waiting('retirer', B, 'a_2')]);
    const one = fold(state, true);
    expect(settleAddress(one ?? null, settle('a_2', true))).toEqual(
      conflict(fr`C'est la dernière adresse du compte Clairval : elle ne peut pas être retirée.`),
    );
  });

  it('decides once, on a request that there is', () => {
    const state = compte([A], [{ ...waiting('ajouter', B), etat: 'refusée' }]);
    expect(settleAddress(state, settle('a_1', true))).toEqual(conflict(fr`Cette demande est déjà refusée.`));
    expect(settleAddress(state, settle('a_2', true))).toEqual({
      refusal: { kind: 'not_found', sentence: fr`Aucune demande d'adresse ne porte cet identifiant.` },
    });
  });

  it('leaves a trace without the address in the journal, and news for the account', () => {
    const demande: DemandeAdresse = { ...waiting('ajouter', B), etat: 'approuvée' };
    const fact = {
      type: 'adresse_tranchee',
      demande,
      adresses: [A, B],
      operator: 'op',
      why: 'appelée',
    } as const;
    expect(COMPTES.record?.(fact, 'clairval')).toEqual([
      { operator: 'op', what: 'adresse_tranchee', on: 'clairval', why: 'a_1 approuvée: appelée' },
    ]);
    const written = { id: 'clairval', version: 2, state: compte([A, B]) };
    expect(COMPTES.announce(fact, written)).toEqual([
      { name: 'adresse_tranchee', data: { compte: 'clairval', demande: 'a_1' } },
    ]);
  });
});

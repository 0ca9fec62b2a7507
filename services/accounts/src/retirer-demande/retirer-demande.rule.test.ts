import { expect, test } from '@jest/globals';
import { unCompte } from '../compte.fixture.ts';
import { COMPTES } from '../compte.ts';
import { settleAddress } from '../settle-address/settle-address.rule.ts';
import { retirerDemande } from './retirer-demande.rule.ts';

const [A, B] = ['anne@clairval.fr', 'bruno@clairval.fr'] as const;
const now = new Date('2026-11-21T10:00:00Z');
const demande = {
  ...{ id: 'a_1', action: 'retirer' as const, adresse: B, meme_domaine: true },
  ...{ etat: 'transmise' as const, demandee: now },
};
const state = unCompte({ adresses: [A, B], demandes: [demande], cle_demandee: now });
const conflict = (sentence: string) => ({ refusal: { kind: 'conflict', sentence } });
const RIEN = conflict('Cette demande n’attend plus\u00a0: elle est déjà vérifiée ou retirée.');

test('a request that waits is withdrawn once, then nobody can approve it', () => {
  const decision = retirerDemande(state, { demande: 'a_1', par: A });
  const retiree = { ...demande, etat: 'retirée' as const };
  expect(decision).toEqual({
    proposal: { note: `La demande concernant ${B} est retirée\u00a0: rien ne change.` },
    facts: [{ type: 'adresse_retiree', demande: retiree }],
  });
  const after = COMPTES.evolve(state, { type: 'adresse_retiree', demande: retiree });
  expect(after).toMatchObject({ adresses: [A, B], demandes: [retiree] });
  expect(retirerDemande(after, { demande: 'a_1', par: A })).toEqual(RIEN);
  const approved = { id: 'a_1', approve: true, operator: 'ada', why: 'x' };
  expect(settleAddress(after, approved)).toEqual(conflict('Cette demande est déjà retirée.'));
});

test('nobody withdraws the request that removes their own address', () => {
  expect(retirerDemande(state, { demande: 'a_1', par: 'Bruno@Clairval.fr' })).toEqual(
    conflict('Cette demande retire votre propre adresse\u00a0: une autre adresse du compte peut l’annuler.'),
  );
});

test('the request of a key is withdrawn once, and may be made again', () => {
  const fact = { type: 'demande_de_cle_retiree' } as const;
  expect(retirerDemande(state, { demande: '', par: A })).toEqual({
    proposal: { note: 'La clé n’est plus demandée.' },
    facts: [fact],
  });
  const after = COMPTES.evolve(state, fact);
  expect(after).toMatchObject({ cle_demandee: null });
  for (const id of ['', 'a_9']) expect(retirerDemande(after, { demande: id, par: A })).toEqual(RIEN);
});

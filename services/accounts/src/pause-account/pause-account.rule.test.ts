import { fr } from '@agence/gesture';
import { describe, expect, it } from '@jest/globals';
import { unCompte } from '../compte.fixture.ts';
import { resumeAccount } from './pause-account.rule.ts';

const order = { operator: 'ada', why: 'called' };
const paiement = { ...unCompte().paiement, fin_le: '2026-11-30', etat: 'résilié' };

describe('an account that is terminated', () => {
  it('is not resumed: another verb takes a termination back', () => {
    expect(resumeAccount(unCompte({ paiement }), order)).toEqual({
      refusal: {
        kind: 'conflict',
        sentence: fr`Ce compte n'est pas en pause, il est résilié et prend fin le 30/11/2026 : « accounts reopen » le rouvre.`,
      },
    });
  });

  it('and paused goes on to its end once it is resumed', () => {
    expect(resumeAccount(unCompte({ paiement, en_pause: true }), order)).toEqual({
      proposal: {},
      facts: [{ type: 'account_resumed', ...order }],
    });
  });
});

import { fr } from '@agence/gesture';
import { describe, expect, it } from '@jest/globals';
import { uneFacturation } from '../facturation.fixture.ts';
import { FACTURATIONS } from '../facturation.ts';
import { retirerFormule, withdrawPlan } from './retirer-formule.rule.ts';

const now = new Date('2026-11-21T10:00:00Z');
const asked = uneFacturation({ formule_demandee: 'agence30' });
const RETIREE = fr`La formule Agence 30 n'est plus demandée : la formule Agence 15 reste en place.`;
const RIEN = {
  refusal: { kind: 'conflict', sentence: fr`Aucun changement de formule n'attend pour ce compte.` },
};

describe('a plan that was asked for', () => {
  it('is taken back by the account', () => {
    const fact = { type: 'formule_retiree', vers: 'agence30' } as const;
    const proposal = { label: 'Agence 30', note: RETIREE };
    expect(retirerFormule(asked, {})).toEqual({ proposal, facts: [fact] });
    expect(FACTURATIONS.evolve(asked, fact)).toEqual(uneFacturation());
    expect(FACTURATIONS.record?.(fact, 'c')).toEqual([]);
  });

  it('leaves a transfer that was announced to the plan in force', () => {
    const note = fr`${RETIREE} Le virement que vous avez signalé comptera pour elle.`;
    expect(retirerFormule({ ...asked, virement_note: now }, {})).toMatchObject({ proposal: { note } });
  });

  it('is taken back by a person of ours, also when it was paid for and never fitted', () => {
    const order = { operator: 'ada', why: 'called' };
    const kept = uneFacturation({ formule_gardee: { vers: 'agence5', depuis: now } });
    for (const [state, vers] of [
      [asked, 'agence30'],
      [kept, 'agence5'],
    ] as const) {
      const fact = { type: 'formule_retiree', vers, ...order } as const;
      expect(withdrawPlan(state, order)).toEqual({ proposal: { plan: 'agence15', vers }, facts: [fact] });
      expect(FACTURATIONS.evolve(state, fact)).toEqual(uneFacturation());
      expect(FACTURATIONS.record?.(fact, 'c')).toEqual([
        { operator: 'ada', what: 'formule_retiree', on: 'c', why: `${vers}: called` },
      ]);
    }
    expect(withdrawPlan(uneFacturation(), order)).toEqual(RIEN);
  });

  it('is taken back once, and not once it is paid', () => {
    for (const state of [uneFacturation(), uneFacturation({ formule_payee: 'agence30' })])
      expect(retirerFormule(state, {})).toEqual(RIEN);
  });
});

import { fr } from '@agence/gesture';
import { describe, expect, it } from '@jest/globals';
import { uneFacturation } from '../facturation.fixture.ts';
import { FACTURATIONS, type Facturation } from '../facturation.ts';
import { type MovePlan, movePlan } from './move-plan.rule.ts';

const order = { operator: 'ada', why: 'a gift', vers: 'agence30', occupees: null };

describe('a plan given without a payment', () => {
  it.each([
    ['which was asked for', 'agence30', null],
    ['while another one is asked for', 'agence5', 'agence5'],
  ])('%s', (_, formule_demandee, left) => {
    const state = uneFacturation({ formule_demandee });
    const fact = { type: 'formule_accordee', formule: 'agence30', operator: 'ada', why: 'a gift' } as const;
    expect(movePlan(state, order)).toEqual({ proposal: { formule: 'agence30' }, facts: [fact] });
    const moved = FACTURATIONS.evolve(state, fact);
    // Applied like one that was paid for: when the portfolio says that it fits.
    expect(moved).toEqual(uneFacturation({ formule_payee: 'agence30', formule_demandee: left }));
    expect(FACTURATIONS.announce(fact, { id: 'c', version: 2, state: moved })).toEqual([
      { name: 'formule_payee', data: { compte: 'c' } },
    ]);
    expect(FACTURATIONS.record?.(fact, 'c')).toEqual([
      { operator: 'ada', what: 'formule_accordee', on: 'c', why: 'agence30: a gift' },
    ]);
  });

  it.each<[Partial<Facturation>, Partial<MovePlan>, string, string]>([
    [
      {},
      { vers: 'direct' },
      'invalid',
      fr`Cette formule n'existe pas : choisissez agence5, agence15 ou agence30.`,
    ],
    [{}, { vers: 'agence15' }, 'conflict', fr`La formule « agence15 » est déjà celle de ce compte.`],
    [
      { formule_payee: 'agence5' },
      {},
      'conflict',
      fr`La formule « agence5 » est payée et va s'appliquer : attendez.`,
    ],
    [
      {},
      { vers: 'agence5', occupees: 6 },
      'conflict',
      fr`6 places sont occupées et la formule « agence5 » n'en a que 5.`,
    ],
  ])('%j, %j is refused', (state, more, kind, sentence) => {
    expect(movePlan(uneFacturation(state), { ...order, ...more })).toEqual({ refusal: { kind, sentence } });
  });
});

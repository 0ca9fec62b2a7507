import { fr } from '@agence/gesture';
import { describe, expect, it } from '@jest/globals';
import { uneFacturation } from '../facturation.fixture.ts';
import { FACTURATIONS, type Facturation } from '../facturation.ts';
import { closeAccount } from './close-account.rule.ts';

const depuis = new Date('2026-11-21T10:00:00Z');
const order = { operator: 'ada', why: 'called', today: '2026-11-21' };
const ended = uneFacturation({ fin_le: '2026-11-30', etat: 'résilié', resiliee_depuis: depuis });

describe('an account that a person closes', () => {
  it.each<[string, Facturation, string | null, string]>([
    ['on the day paid up to', uneFacturation(), null, '2026-11-30'],
    ['today when nothing was ever paid', uneFacturation({ paye_jusqu_au: null }), null, '2026-11-21'],
    ['on another day', uneFacturation(), '2026-12-15', '2026-12-15'],
    ['that ended itself: on another day', ended, '2026-11-21', '2026-11-21'],
    ['that was seen to: on another day', { ...ended, resiliee_depuis: null }, '2026-12-15', '2026-12-15'],
  ])('%s', (_, state, on, fin_le) => {
    const fact = { type: 'compte_clos', fin_le, operator: 'ada', why: 'called', etat: 'résilié' } as const;
    expect(closeAccount(state, { ...order, on })).toEqual({ proposal: { fin_le }, facts: [fact] });
    const closed = FACTURATIONS.evolve(state, fact);
    expect(closed).toMatchObject({ fin_le, resiliee_depuis: null, etat: 'résilié' });
    expect(FACTURATIONS.announce(fact, { id: 'c', version: 2, state: closed })).toMatchObject([
      { name: 'paiement_change', data: { fin_le } },
      { name: 'compte_resilie', data: { compte: 'c', mode: 'virement', fin_le, par_operateur: true } },
    ]);
    expect(FACTURATIONS.record?.(fact, 'c')).toEqual([
      { operator: 'ada', what: 'compte_clos', on: 'c', why: 'called' },
    ]);
  });

  it('that ended itself: a person saw to it, and nobody is told again', () => {
    const fact = { type: 'resiliation_vue', operator: 'ada', why: 'called' } as const;
    expect(closeAccount(ended, { ...order, on: null })).toEqual({
      proposal: { fin_le: '2026-11-30' },
      facts: [fact],
    });
    const seen = FACTURATIONS.evolve(ended, fact);
    expect(seen).toEqual({ ...ended, resiliee_depuis: null });
    expect(FACTURATIONS.announce(fact, { id: 'c', version: 2, state: seen })).toEqual([]);
    expect(FACTURATIONS.record?.(fact, 'c')).toEqual([
      { operator: 'ada', what: 'resiliation_vue', on: 'c', why: 'called' },
    ]);
  });

  it.each([
    [
      ...['2026-11-20', 'invalid'],
      fr`Le 20/11/2026 est passé, nous sommes le 21/11/2026 : un compte prend fin au plus tôt aujourd'hui.`,
    ],
    ['2026-11-31', 'invalid', fr`Le jour de la fin s'écrit AAAA-MM-JJ et existe au calendrier.`],
    [null, 'conflict', fr`Ce compte prend déjà fin le 30/11/2026.`],
    ['2026-11-30', 'conflict', fr`Ce compte prend déjà fin le 30/11/2026.`],
  ])('on %s is refused', (on, kind, sentence) => {
    const seen = { ...ended, resiliee_depuis: null };
    expect(closeAccount(seen, { ...order, on })).toEqual({ refusal: { kind, sentence } });
  });
});

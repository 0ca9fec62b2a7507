import { describe, expect, it } from '@jest/globals';
import { uneFacturation } from '../facturation.fixture.ts';
import { FACTURATIONS, type Facturation, type FacturationState } from '../facturation.ts';
import { echeances } from './echeances.rule.ts';

const on = (state: FacturationState, today: string) => {
  const decision = echeances(state, { today });
  if ('refusal' in decision) throw new Error(decision.refusal.sentence);
  return decision.facts;
};
const fold = (state: Facturation, today: string): Facturation =>
  on(state, today).reduce(FACTURATIONS.evolve, state as FacturationState) ?? state;
const annonce = (etape: Facturation['annonce']) => ({ type: 'echeance_annoncee', etape });

describe('a paid-up-to date, 30 November', () => {
  it.each<[string, readonly object[]]>([
    ['2026-11-22', []],
    ['2026-11-23', [annonce('paiement_bientot_du')]],
    ['2026-11-30', [annonce('paiement_bientot_du')]],
    ['2026-12-01', [{ type: 'etat_passe', etat: 'en retard' }, annonce('paiement_en_retard')]],
    ['2026-12-07', [{ type: 'etat_passe', etat: 'en retard' }, annonce('paiement_en_retard')]],
    ['2026-12-08', [{ type: 'etat_passe', etat: 'en retard' }, annonce('compte_echu')]],
  ])('first looked at on %s', (today, facts) => {
    expect(on(uneFacturation(), today)).toEqual(facts);
  });

  it('each stage is said once, however often one looks', () => {
    const days = ['2026-11-23', '2026-11-24', '2026-12-01', '2026-12-02', '2026-12-08', '2027-03-01'];
    const said: string[] = [];
    let state = uneFacturation();
    for (const today of days.flatMap((day) => [day, day])) {
      said.push(...on(state, today).map((fact) => `${today} ${fact.type}`));
      state = fold(state, today);
    }
    expect(said).toEqual([
      '2026-11-23 echeance_annoncee',
      '2026-12-01 etat_passe',
      '2026-12-01 echeance_annoncee',
      '2026-12-08 echeance_annoncee',
    ]);
  });

  it('starts anew with the next date', () => {
    const lapsed = fold(uneFacturation(), '2026-12-08');
    const payment = {
      type: 'virement_confirme',
      paye_jusqu_au: '2026-12-31',
      formule: null,
      operator: 'op',
      etat: 'à jour',
    } as const;
    const again = FACTURATIONS.evolve(lapsed, payment);
    expect(on(again, '2026-12-10')).toEqual([]);
    expect(on(again, '2026-12-24')).toEqual([annonce('paiement_bientot_du')]);
  });
});

it.each<[string, Partial<Facturation>, string]>([
  ['never paid', { paye_jusqu_au: null, etat: 'en attente' }, '2026-12-08'],
  ['terminated, on its last day', { fin_le: '2026-11-30', etat: 'résilié' }, '2026-11-30'],
  ['terminated long before', { fin_le: '2026-11-30', etat: 'résilié' }, '2026-12-08'],
  ['terminated and erased', { fin_le: '2026-11-30', etat: 'résilié', efface: true }, '2026-12-01'],
  ['announced by transfer', { virement_note: new Date(0), etat: 'en attente' }, '2026-11-30'],
])('%s: nothing is said', (_, change, today) => {
  expect(on(uneFacturation(change), today)).toEqual([]);
});

it('says to the others what it is about, without a name', () => {
  const state = uneFacturation({ annonce: 'paiement_en_retard' });
  const fact = { type: 'echeance_annoncee', etape: 'paiement_en_retard' } as const;
  expect(FACTURATIONS.announce(fact, { id: 'clairval', version: 3, state })).toEqual([
    {
      name: 'paiement_en_retard',
      data: { compte: 'clairval', mode: 'virement', paye_jusqu_au: '2026-11-30' },
    },
  ]);
});

describe('the end of a terminated account', () => {
  const over = uneFacturation({ fin_le: '2026-11-30', etat: 'résilié', annonce: 'paiement_bientot_du' });

  it('is said once, the day after', () => {
    expect(on(over, '2026-12-01')).toEqual([annonce('compte_termine')]);
    expect(on(fold(over, '2026-12-01'), '2026-12-02')).toEqual([]);
    const fact = { type: 'echeance_annoncee', etape: 'compte_termine' } as const;
    expect(FACTURATIONS.announce(fact, { id: 'clairval', version: 3, state: over })).toEqual([
      { name: 'compte_termine', data: { compte: 'clairval', mode: 'virement', fin_le: '2026-11-30' } },
    ]);
  });

  it('once taken back, its dates are said again', () => {
    const lifted = { type: 'resiliation_levee', operator: 'op', why: '', etat: 'à jour' } as const;
    const again = FACTURATIONS.evolve(fold(over, '2026-12-01'), lifted);
    expect(on(again, '2026-12-01')).toContainEqual(annonce('paiement_en_retard'));
  });
});

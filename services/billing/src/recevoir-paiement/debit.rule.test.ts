import { fr } from '@agence/gesture';
import { describe, expect, it } from '@jest/globals';
import { factOf, uneFacturation } from '../facturation.fixture.ts';
import { FACTURATIONS, type Facturation, type FacturationFact } from '../facturation.ts';
import { imprevuesDe } from '../factures-imprevues.ts';
import { planDe } from '../plans.ts';
import { settleInvoice } from '../unasked-invoices/settle-invoice.rule.ts';
import {
  abonnement,
  card,
  DEC,
  facture,
  JAN,
  message,
  NOV,
  now,
  orders,
  tell,
  today,
} from './debit.fixture.ts';
import { debit } from './debit.rule.ts';
import type { Nouvelle } from './nouvelle.ts';
import { unasked } from './suites.ts';

describe('messages of the card provider, in every order', () => {
  it.each<[string, readonly Nouvelle[], string | null]>([
    [
      'a renewal that was paid',
      [abonnement(10, true, NOV, DEC), facture(DEC), abonnement(11, true, NOV, DEC)],
      DEC,
    ],
    [
      'two renewals',
      [abonnement(10, true, NOV, DEC), facture(DEC), abonnement(20, true, DEC, JAN), facture(JAN)],
      JAN,
    ],
    ['an invoice of long ago', [facture('2026-06-30'), abonnement(10, true, NOV, DEC)], DEC],
    ['a renewal whose debit failed', [abonnement(10, true, NOV, DEC), abonnement(11, false, NOV, DEC)], NOV],
    [
      'a renewal whose debit failed and then worked',
      [abonnement(10, true, NOV, DEC), abonnement(11, false, NOV, DEC), facture(DEC)],
      DEC,
    ],
  ])('%s', (_, news, expected) => {
    for (const order of orders(news)) expect(tell(card, ...order).paye_jusqu_au).toBe(expected);
  });

  it('reopen a late account, and say so', () => {
    const decision = debit(uneFacturation({ mode: 'carte', etat: 'en retard' }), {
      ...{ message, nouvelle: facture(DEC), today, now },
    });
    expect(decision).toMatchObject({ facts: [{ paye_jusqu_au: DEC, etat: 'à jour' }] });
  });

  it('never take back a date that a person set further', () => {
    expect(tell({ ...card, paye_jusqu_au: JAN }, abonnement(5, false, NOV, DEC)).paye_jusqu_au).toBe(JAN);
  });
});

describe('a transfer that was announced', () => {
  const noted = { ...card, virement_note: now, etat: 'en attente' };

  it('is cleared by the card debit that pays, which the journal keeps', () => {
    const fact = factOf(debit(noted, { message, nouvelle: facture(DEC, 'agence15'), today, now }));
    expect(FACTURATIONS.evolve(noted, fact)).toMatchObject({
      ...{ virement_note: null, etat: 'à jour', paye_jusqu_au: DEC },
    });
    expect(FACTURATIONS.record?.(fact, 'clairval')).toEqual([
      {
        ...{ operator: 'card provider', what: 'virement_solde', on: 'clairval' },
        why: `paid by card up to ${DEC}; announced on ${today}`,
      },
    ]);
  });

  it('is cleared whichever of the two messages of a debit comes first', () => {
    for (const order of orders([abonnement(10, true, NOV, DEC), facture(DEC, 'agence15')]))
      expect(tell(noted, ...order)).toMatchObject({ virement_note: null, etat: 'à jour' });
  });

  it.each<[string, Facturation, Nouvelle]>([
    ['a subscription alone, which no invoice paid', noted, abonnement(10, true, NOV, DEC)],
    ['an invoice of long ago', noted, facture('2026-06-30', 'agence15')],
    ['an invoice at a price of no plan', noted, { ...facture(DEC), jusqu_au: null, sans_plan: true }],
    ['the same invoice again', { ...noted, abonnement: { vu_ts: 0, facture_jusqu_au: DEC } }, facture(DEC)],
    [
      'a debit at the old price, while it may pay the plan asked for',
      { ...noted, formule_demandee: 'agence30' },
      facture(DEC, 'agence15'),
    ],
  ])('waits on after %s', (_, state, nouvelle) => {
    expect(tell(state, nouvelle)).toMatchObject({ virement_note: now, etat: 'en attente' });
  });
});

describe('the plan asked for', () => {
  const asked = { ...card, formule_demandee: 'agence30' };

  it('is paid by the first invoice at its price, once', () => {
    const state = tell(asked, facture(DEC, 'agence15'), facture(DEC, 'agence30'), facture(DEC, 'agence30'));
    expect(state).toMatchObject({ formule_demandee: null, formule_payee: 'agence30', plan: 'agence15' });
    const payee = debit(asked, { message, nouvelle: facture(DEC, 'agence30'), today, now });
    expect(payee).toMatchObject({ proposal: { formule: 'agence30' } });
    const names = FACTURATIONS.announce(factOf(payee), { id: 'c', version: 2, state: asked });
    expect(names.map(({ name }) => name)).toEqual(['paiement_change', 'formule_payee']);
  });

  it('is not paid by an invoice at another price, nor by a subscription alone', () => {
    const state = tell(asked, facture(DEC, 'agence15', 'agence5'), abonnement(9, true, NOV, DEC));
    expect(state).toMatchObject({ formule_demandee: 'agence30', formule_payee: null });
  });
});

it('tells an invoice at the price of a plan that nobody asked for from the others', () => {
  const asked = { ...card, formule_demandee: 'agence30' };
  const waits = (state: Facturation, nouvelle: Nouvelle) =>
    unasked(state, nouvelle, { message, now }) !== null;
  expect(waits(asked, facture(DEC, card.plan))).toBe(false);
  expect(waits(asked, facture(DEC, 'agence30'))).toBe(false);
  expect(waits(asked, facture(DEC))).toBe(false);
  expect(waits(asked, { genre: 'facture', jusqu_au: null, plans: [], sans_plan: true })).toBe(true);
  expect(waits(asked, abonnement(10, true, NOV, DEC))).toBe(false);
  expect(waits(card, facture(DEC, 'agence30'))).toBe(true);
});

describe('invoices that nobody asked for', () => {
  const dec30 = facture(DEC, 'agence30');
  const kept = tell(card, dec30, facture(JAN, 'agence5'), dec30, facture(JAN, card.plan));
  const told = { etat: kept.etat, limites: planDe('agence30') };
  const left = (state: Facturation, fact: FacturationFact) =>
    imprevuesDe(FACTURATIONS.evolve(state, fact) ?? {}).map(({ id }) => id);
  const settle = (state: Facturation, id?: string) =>
    settleInvoice(state, { operator: 'ada', why: '', facture: id });
  const [first, second] = [`in_${DEC}_agence30`, `in_${JAN}_agence5`];

  it('are kept each, until its plan is applied or a person settled it', () => {
    expect(imprevuesDe(kept)).toEqual([
      { id: first, plans: ['agence30'], depuis: now },
      { id: second, plans: ['agence5'], depuis: now },
    ]);
    expect(left(kept, { type: 'formule_appliquee', vers: 'agence30', ...told })).toEqual([second]);
    expect(left(kept, { type: 'formule_appliquee', vers: 'agence15', ...told })).toEqual([first, second]);
    expect(left(kept, factOf(settle(kept, second)))).toEqual([first]);
    expect(left(tell(card, dec30), factOf(settle(tell(card, dec30))))).toEqual([]);
  });

  it.each<[Facturation, string | undefined, string, string]>([
    [
      kept,
      undefined,
      'conflict',
      fr`Plusieurs factures imprévues attendent : nommez celle qui est réglée (${first}, ${second}).`,
    ],
    [kept, 'in_9', 'not_found', fr`Aucune facture imprévue de ce compte ne porte cet identifiant.`],
    [card, undefined, 'conflict', fr`Aucune facture imprévue n'attend pour ce compte.`],
  ])('are not settled unnamed, by another name, or where none waits %#', (state, id, kind, sentence) => {
    expect(settle(state, id)).toEqual({ refusal: { kind, sentence } });
  });

  it('are fifty at most', () => {
    const many = Array.from({ length: 60 }, (_, n) => ({ ...dec30, id: `in_${n}` }));
    expect(imprevuesDe(tell(card, ...many)).map(({ id }) => id)).toEqual(
      many.slice(0, 50).map(({ id }) => id),
    );
  });
});

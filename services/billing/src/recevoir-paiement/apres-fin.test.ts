import { describe, expect, it } from '@jest/globals';
import { factOf } from '../facturation.fixture.ts';
import { FACTURATIONS, type Facturation } from '../facturation.ts';
import { imprevuesDe } from '../factures-imprevues.ts';
import { abonnement, card, DEC, facture, JAN, message, NOV, now, tell, today } from './debit.fixture.ts';
import { debit } from './debit.rule.ts';
import type { Nouvelle } from './nouvelle.ts';

describe('a debit after the account was terminated', () => {
  const ended = { ...card, fin_le: NOV, etat: 'résilié' };
  const renewed = { ...facture(JAN, 'agence15'), id: 'in_after' } as const;

  it('waits for a person and is told, once, however often the provider tells it', () => {
    const fact = factOf(debit(ended, { message, nouvelle: renewed, today, now }));
    const after = FACTURATIONS.evolve(ended, fact);
    expect(imprevuesDe(after ?? {})).toEqual([
      { id: 'in_after', plans: ['agence15'], depuis: now, apres_fin: NOV },
    ]);
    const news = FACTURATIONS.announce(fact, { id: 'c', version: 2, state: after });
    expect(news).toContainEqual({
      name: 'debit_apres_fin',
      data: { compte: 'c', facture: 'in_after', fin_le: NOV },
    });
    const again = debit(after, { message, nouvelle: renewed, today, now });
    expect(again).toMatchObject({ facts: [{ imprevue: null }] });
    expect(after).toMatchObject({ fin_le: NOV, etat: 'résilié' });
  });

  it.each<[string, Nouvelle, number]>([
    ['at a price of no plan', { ...facture(DEC), jusqu_au: null, sans_plan: true }, 1],
    ['where no plan has a price', { ...facture(DEC), sans_plan: false }, 1],
    ['for the time before the end', facture(NOV, 'agence15'), 0],
    ['without a line', { ...facture(DEC), jusqu_au: null, sans_plan: false }, 0],
  ])('%s', (_, nouvelle, waiting) => {
    expect(imprevuesDe(tell(ended, nouvelle))).toHaveLength(waiting);
  });

  it('is nobody’s business any more once the account is reopened', () => {
    const kept = tell(ended, renewed, facture(DEC, 'agence30'));
    const back = FACTURATIONS.evolve(kept, {
      ...{ type: 'resiliation_levee', operator: 'ada', why: '', etat: 'à jour' },
    });
    // A payment for another plan still waits for a person.
    expect(imprevuesDe(back ?? {})).toEqual([{ id: `in_${DEC}_agence30`, plans: ['agence30'], depuis: now }]);
  });
});

describe('the end of an account terminated while its debit is not known to have failed', () => {
  const opened = tell(card, abonnement(10, true, NOV, DEC));
  const ended = { ...opened, fin_le: DEC, etat: 'résilié' };
  const failed = abonnement(11, false, NOV, DEC);

  it('is what was really paid', () => {
    expect(tell(ended, failed)).toMatchObject({ paye_jusqu_au: NOV, fin_le: NOV });
    expect(tell(ended, facture('2026-12-10', 'agence15'), failed)).toMatchObject({
      ...{ paye_jusqu_au: '2026-12-10', fin_le: '2026-12-10' },
    });
  });

  it.each<[string, Facturation, string]>([
    ['an invoice paid the period', tell(ended, facture(DEC, 'agence15')), DEC],
    ['a person set another end', { ...ended, fin_le: '2026-12-15' }, '2026-12-15'],
    ['a transfer paid further', { ...ended, paye_jusqu_au: JAN }, DEC],
  ])('stays where %s', (_, state, fin_le) => {
    expect(tell(state, failed)).toMatchObject({ fin_le });
  });
});

import { fr } from '@agence/gesture';
import { describe, expect, it } from '@jest/globals';
import { factOf, uneFacturation } from '../facturation.fixture.ts';
import { FACTURATIONS, type Facturation } from '../facturation.ts';
import { confirmTransfer } from './confirm-transfer.rule.ts';

const now = new Date('2026-11-21T10:00:00Z');
const order = { operator: 'op', today: '2026-11-21', plan: null };
const after = (state: Facturation, fact: Parameters<typeof FACTURATIONS.evolve>[1]) =>
  FACTURATIONS.evolve(state, fact);

describe('a confirmed transfer', () => {
  it('moves the date, ends the wait, and pays the plan asked for', () => {
    const state = uneFacturation({
      virement_note: now,
      formule_demandee: 'agence30',
      etat: 'en attente',
      annonce: 'paiement_bientot_du',
    });
    const decision = confirmTransfer(state, { ...order, until: '2027-11-30', plan: 'agence30' });
    const fact = {
      type: 'virement_confirme',
      paye_jusqu_au: '2027-11-30',
      formule: 'agence30',
      operator: 'op',
      etat: 'à jour',
    } as const;
    expect(decision).toEqual({
      proposal: { paye_jusqu_au: '2027-11-30', formule: 'agence30' },
      facts: [fact],
    });
    expect(after(state, fact)).toEqual(
      uneFacturation({ paye_jusqu_au: '2027-11-30', formule_payee: 'agence30', etat: 'à jour' }),
    );
    expect(FACTURATIONS.record?.(fact, 'clairval')).toEqual([
      { operator: 'op', what: 'virement_confirme', on: 'clairval', why: 'until 2027-11-30' },
    ]);
  });

  it('does not move the end of a terminated account', () => {
    const ended = uneFacturation({ fin_le: '2026-11-30', etat: 'résilié' });
    const fact = {
      type: 'virement_confirme',
      paye_jusqu_au: '2027-11-30',
      formule: null,
      operator: 'op',
      etat: 'résilié',
    } as const;
    expect(confirmTransfer(ended, { ...order, until: '2027-11-30' })).toMatchObject({ facts: [fact] });
    expect(after(ended, fact)).toMatchObject({ fin_le: '2026-11-30', paye_jusqu_au: '2027-11-30' });
  });

  describe('of an account whose plan change waits', () => {
    const asked = uneFacturation({ virement_note: now, formule_demandee: 'agence30' });
    const until = '2027-11-30';

    it('is refused unless the plan that it pays for is named', () => {
      expect(confirmTransfer(asked, { ...order, until })).toEqual({
        refusal: {
          kind: 'invalid',
          sentence: fr`Ce compte demande la formule « agence30 » : nommez celle que le virement paie, --plan agence30 pour l'appliquer, --plan agence15 pour garder la sienne et laisser la demande en attente.`,
        },
      });
    });

    it('for the plan in force leaves the change waiting', () => {
      const decision = confirmTransfer(asked, { ...order, until, plan: 'agence15' });
      expect(decision).toMatchObject({ proposal: { formule: null }, facts: [{ formule: null }] });
      expect(after(asked, factOf(decision))).toMatchObject({
        ...{ formule_demandee: 'agence30', formule_payee: null, virement_note: null },
      });
    });

    it('for another plan is refused: the account may have changed its mind meanwhile', () => {
      for (const [state, sentence] of [
        [
          asked,
          fr`Ce compte n'a pas demandé la formule « agence5 » : il a la formule « agence15 » et demande « agence30 ».`,
        ],
        [
          uneFacturation(),
          fr`Ce compte n'a pas demandé la formule « agence5 » : il a la formule « agence15 » et n'en demande pas d'autre.`,
        ],
      ] as const)
        expect(confirmTransfer(state, { ...order, until, plan: 'agence5' })).toEqual({
          refusal: { kind: 'conflict', sentence },
        });
    });
  });

  it.each([
    ['2027-09-30', '2026-07-31', '2028-01-22', '21/01/2028'],
    ['2072-11-30', null, '2072-11-30', '21/01/2028'],
    ['paid further', '2027-11-30', '2029-01-31', '30/01/2029'],
  ])('pays for fourteen months at most: %s', (_, paye_jusqu_au, until, au_plus) => {
    const decision = confirmTransfer(uneFacturation({ paye_jusqu_au }), { ...order, until });
    const shown = until.split('-').reverse().join('/');
    expect(decision).toEqual({
      refusal: {
        kind: 'invalid',
        sentence: fr`Le ${shown} est trop loin : un virement paie au plus 14 mois, ici jusqu'au ${au_plus}.`,
      },
    });
    const last = au_plus.split('/').reverse().join('-');
    expect(confirmTransfer(uneFacturation({ paye_jusqu_au }), { ...order, until: last })).toMatchObject({
      proposal: { paye_jusqu_au: last },
    });
  });

  it.each(['2027-02-30', '2027-13-01', '30/11/2027', '2027-1-1', 'demain', ''])(
    'until %j is refused',
    (until) => {
      expect(confirmTransfer(uneFacturation(), { ...order, until })).toEqual({
        refusal: {
          kind: 'invalid',
          sentence: 'La date payée s’écrit AAAA-MM-JJ et existe au calendrier.',
        },
      });
    },
  );

  const PASSE = (until: string) =>
    fr`Le ${until} est passé, nous sommes le 21/11/2026 : un virement paie au moins jusqu'à aujourd'hui.`;

  it.each([
    ['a typo of years', '2026-11-30', '2020-01-01', '01/01/2020'],
    ['an account never paid', null, '2026-11-20', '20/11/2026'],
    ['one that lapsed', '2026-09-30', '2026-10-31', '31/10/2026'],
  ])('a day that is over is refused: %s', (_, paye_jusqu_au, until, shown) => {
    expect(confirmTransfer(uneFacturation({ paye_jusqu_au }), { ...order, until })).toEqual({
      refusal: { kind: 'invalid', sentence: PASSE(shown) },
    });
  });

  it.each([
    [null, '2026-11-21', null],
    // A lapsed account cannot announce its transfer.
    ['2026-10-01', '2026-11-21', null],
    ['2026-11-30', '2026-12-01', 'agence15'],
    // A slip is corrected the same way.
    ['2072-11-30', '2027-11-30', null],
  ])('paid up to %s, it reaches %s, whether the plan in force is named: %s', (paye_jusqu_au, until, plan) => {
    const lapsed = uneFacturation({ paye_jusqu_au, etat: 'en retard' });
    expect(confirmTransfer(lapsed, { ...order, until, plan })).toMatchObject({
      proposal: { paye_jusqu_au: until, formule: null },
      facts: [{ etat: 'à jour' }],
    });
  });

  it('is refused for an account that billing does not know', () => {
    expect(confirmTransfer(null, { ...order, until: '2027-11-30' })).toEqual({
      refusal: { kind: 'not_found', sentence: 'Aucune facturation n’est ouverte pour ce compte.' },
    });
  });
});

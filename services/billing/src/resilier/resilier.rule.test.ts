import { fr } from '@agence/gesture';
import { describe, expect, it } from '@jest/globals';
import { reopenAccount } from '../close-account/close-account.rule.ts';
import { uneFacturation } from '../facturation.fixture.ts';
import { FACTURATIONS, type Facturation } from '../facturation.ts';
import { resilier } from './resilier.rule.ts';

const le = new Date('2026-11-21T10:00:00Z');
const command = (today = '2026-11-21') => ({ now: le, today });
const VIREMENT = fr`Aucun virement n'est plus à faire.`;
const CARTE = fr`Arrêtez aussi les prélèvements dans votre espace de paiement : la confirmation en donne le lien ; s'il y manque, écrivez-nous.`;
const SERVI = fr`Le compte est servi et vos clients sont mesurés jusqu'au 30/11/2026 inclus ; ensuite, plus aucun ordre n'est exécuté.`;

describe('termination', () => {
  it.each<[string, Partial<Facturation>, string, string]>([
    ['at the end of the paid period', {}, '2026-11-30', `${SERVI} ${VIREMENT}`],
    ['by card', { mode: 'carte' }, '2026-11-30', `${SERVI} ${CARTE}`],
    [
      'today when nothing was ever paid',
      { paye_jusqu_au: null },
      '2026-11-21',
      fr`Le compte s'arrête à la fin de cette journée du 21/11/2026 ; ensuite, plus aucun ordre n'est exécuté. ${VIREMENT}`,
    ],
    [
      'at once when the paid period is over',
      { paye_jusqu_au: '2026-11-18' },
      '2026-11-18',
      fr`La période payée a pris fin le 18/11/2026 : le compte s'arrête dès la confirmation. ${VIREMENT}`,
    ],
  ])('%s', (_, state, fin_le, note) => {
    const fact = { type: 'resiliation_notee', fin_le, le, etat: 'résilié' } as const;
    expect(resilier(uneFacturation(state), command())).toEqual({
      proposal: { fin_le, mode_paiement: state.mode ?? 'virement', note },
      facts: [fact],
    });
    expect(FACTURATIONS.evolve(uneFacturation(state), fact)).toMatchObject({
      ...{ fin_le, resiliee_depuis: le, etat: 'résilié' },
    });
  });

  it('is recorded once', () => {
    const sentence = fr`La résiliation est déjà enregistrée : le compte prend fin le 30/11/2026.`;
    expect(resilier(uneFacturation({ fin_le: '2026-11-30' }), command())).toEqual({
      refusal: { kind: 'conflict', sentence },
    });
  });

  it('is taken back by a person, with a trace', () => {
    const order = { operator: 'op', why: 'appelée', today: '2026-12-20' };
    const fact = { type: 'resiliation_levee', operator: 'op', why: 'appelée', etat: 'en retard' } as const;
    const ended = uneFacturation({ fin_le: '2026-11-30', etat: 'résilié' });
    expect(reopenAccount(ended, order)).toEqual({ proposal: { reopened: true }, facts: [fact] });
    expect(FACTURATIONS.evolve(ended, fact)).toEqual(
      uneFacturation({ etat: 'en retard', resiliee_depuis: null }),
    );
    expect(FACTURATIONS.record?.(fact, 'clairval')).toEqual([
      { operator: 'op', what: 'resiliation_levee', on: 'clairval', why: 'appelée' },
    ]);
    expect(reopenAccount(uneFacturation(), order)).toEqual({ proposal: { reopened: false }, facts: [] });
  });
});

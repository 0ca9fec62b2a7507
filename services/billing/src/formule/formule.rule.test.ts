import { fr } from '@agence/gesture';
import { describe, expect, it } from '@jest/globals';
import { uneFacturation } from '../facturation.fixture.ts';
import type { Facturation } from '../facturation.ts';
import { demanderFormule } from './formule.rule.ts';

const asked = (
  formule: string,
  more: { occupees?: number | null; vendue_par_carte?: boolean; prix?: string } = {},
) => ({
  formule,
  occupees: null,
  vendue_par_carte: false,
  ...more,
});

describe('a plan asked for', () => {
  it('waits for its payment by transfer', () => {
    const note = fr`La formule Agence 30 est demandée ; la formule Agence 15 reste en place jusqu'à l'arrivée du paiement. Faites le virement de la nouvelle formule, puis signalez-le. Dès que la formule Agence 30 sera en place, chaque mesure lancée posera jusqu'à 20 questions par client au lieu de 15, à 5 IA au plus au lieu de 4 : 925 appels au plus par mesure, lectures et page comprises, au lieu de 695. Les questions qui manquent à un client seront préparées aussitôt, en un appel, et posées dès sa mesure suivante.`;
    expect(demanderFormule(uneFacturation(), asked('agence30'))).toEqual({
      proposal: {
        de: 'agence15',
        vers: 'agence30',
        label: 'Agence 30',
        plafond: 30,
        sens: 'montée',
        etat: 'demandée',
        note,
      },
      facts: [{ type: 'formule_demandee', vers: 'agence30' }],
    });
  });

  it('waits for its payment by card, and says what is checked then when it has fewer places', () => {
    const note = fr`La formule Agence 5 est demandée ; la formule Agence 15 reste en place jusqu'à l'arrivée du paiement. Réglez-la depuis votre espace de paiement ; si son lien manque à cette réponse, écrivez-nous. Ce jour-là, vos places occupées devront tenir dans les 5 de la nouvelle formule. Dès que la formule Agence 5 sera en place, chaque mesure lancée posera jusqu'à 10 questions par client au lieu de 15, à 3 IA au plus au lieu de 4 : 463 appels au plus par mesure, lectures et page comprises, au lieu de 695. Les questions où un client perd le plus restent posées ; les autres sont mises au repos et reviennent si la formule remonte.`;
    const state = uneFacturation({ mode: 'carte' });
    expect(demanderFormule(state, asked('agence5', { occupees: 5, vendue_par_carte: true }))).toMatchObject({
      proposal: { vers: 'agence5', plafond: 5, sens: 'descente', note },
    });
  });

  it.each(['virement', 'carte'] as const)('after a termination nobody is asked to pay (%s)', (mode) => {
    const note = fr`La formule Agence 30 est demandée ; la formule Agence 15 reste en place jusqu'à l'arrivée du paiement. La résiliation est enregistrée : le compte prend fin le 30/11/2026, quoi que vous payiez ; pour le rouvrir, écrivez-nous. Dès que la formule Agence 30 sera en place, chaque mesure lancée posera jusqu'à 20 questions par client au lieu de 15, à 5 IA au plus au lieu de 4 : 925 appels au plus par mesure, lectures et page comprises, au lieu de 695. Les questions qui manquent à un client seront préparées aussitôt, en un appel, et posées dès sa mesure suivante.`;
    const state = uneFacturation({ mode, fin_le: '2026-11-30', etat: 'résilié' });
    expect(demanderFormule(state, asked('agence30', { vendue_par_carte: true }))).toMatchObject({
      proposal: { etat: 'demandée', note },
    });
  });

  it('says its price where the operator gives prices', () => {
    const prix = fr`229 € HT par mois`;
    expect(demanderFormule(uneFacturation(), asked('agence30', { prix }))).toMatchObject({
      proposal: {
        note: expect.stringContaining(
          fr`La formule Agence 30 est demandée, à 229 € HT par mois ; la formule Agence 15 reste en place`,
        ),
      },
    });
  });

  it('may be another than the one that waits', () => {
    const state = uneFacturation({ formule_demandee: 'agence30' });
    expect(demanderFormule(state, asked('agence5', { occupees: 0 }))).toMatchObject({
      facts: [{ type: 'formule_demandee', vers: 'agence5' }],
    });
  });
});

describe('a plan is refused', () => {
  const INCONNUE = fr`Cette formule n'existe pas : choisissez agence5, agence15 ou agence30.`;
  const DEMANDEE = fr`La formule Agence 30 est déjà demandée : elle prendra effet à l'arrivée de son paiement.`;
  const TROP = fr`6 de vos places sont occupées et la formule Agence 5 n'en a que 5 : retirez d'abord des clients ; une place se libère 30 jours après le premier diagnostic du client, et dès son retrait si ces 30 jours sont passés ou si aucune mesure n'a été lancée.`;
  const CARTE = fr`La formule Agence 30 ne peut pas être réglée par carte pour ce compte : écrivez-nous pour la régler par virement.`;

  it.each<[string, Partial<Facturation>, ReturnType<typeof asked>, string]>([
    ['that does not exist', {}, asked('agence6'), INCONNUE],
    ['of no name', {}, asked(''), INCONNUE],
    ['named like what every object has', {}, asked('constructor'), INCONNUE],
    ['of customers without an agency', {}, asked('direct'), INCONNUE],
    [
      'of agencies, by a customer without one',
      { plan: 'direct' },
      asked('agence5'),
      fr`Cette formule n'existe pas : choisissez direct.`,
    ],
    ['written in capitals', {}, asked('AGENCE30'), INCONNUE],
    ['in place', {}, asked('agence15'), fr`La formule Agence 15 est déjà la vôtre.`],
    ['that waits for its payment', { formule_demandee: 'agence30' }, asked('agence30'), DEMANDEE],
    ['that was just paid', { formule_payee: 'agence30' }, asked('agence30'), DEMANDEE],
    ['with fewer places than are occupied', {}, asked('agence5', { occupees: 6 }), TROP],
    ['that the card provider does not sell', { mode: 'carte' }, asked('agence30'), CARTE],
  ])('%s', (_, state, command, sentence) => {
    expect(demanderFormule(uneFacturation(state), command)).toEqual({
      refusal: { kind: 'conflict', sentence },
    });
  });

  it('for the places first, whatever the card provider sells', () => {
    expect(demanderFormule(uneFacturation({ mode: 'carte' }), asked('agence5', { occupees: 6 }))).toEqual({
      refusal: { kind: 'conflict', sentence: TROP },
    });
  });
});

import { describe, expect, it } from '@jest/globals';
import { virementRefuse } from './paiements.lettre.ts';
import { alerteDebit, alerteResiliation } from './resiliation.lettre.ts';

const who = {
  service: 'Mesure IA',
  contact: 'bonjour@mesure.test',
  compte: 'Agence Horizon',
  jour: '21/11/2026',
  heure: '09\u00a0h\u00a014',
};

it('a transfer that never came is no longer waited for', () => {
  expect(virementRefuse(who)).toMatchObject({
    sujet: 'Virement non reçu',
    titre: 'Votre virement n’est pas arrivé',
    paragraphes: [
      'Le virement que vous avez signalé n’est pas arrivé\u00a0: il n’est plus attendu, et la date payée n’a pas changé. S’il est parti, écrivez-nous à bonjour@mesure.test\u202f; sinon, faites-le, puis signalez-le de nouveau.',
    ],
  });
});

describe('what the people who run the service are told of an account that ends', () => {
  const facts = { ...who, slug: 'horizon', fin_le: '30/11/2026' };

  it.each([
    [
      'carte',
      'Le compte est résilié et paie par carte\u00a0: vérifiez chez le prestataire que les prélèvements s’arrêtent, puis notez-le par «\u00a0accounts close horizon\u00a0».',
    ],
    [
      'virement',
      'Le compte est résilié et paie par virement\u00a0: notez que vous l’avez vu par «\u00a0accounts close horizon\u00a0».',
    ],
  ])('that it ended itself, paying by %s', (mode, said) => {
    expect(alerteResiliation({ ...facts, mode })).toMatchObject({
      sujet: 'Alerte\u00a0: résiliation, compte horizon',
      paragraphes: [said],
      faits: [
        ['Compte', 'Agence Horizon (horizon)'],
        ['Fin le', '30/11/2026'],
      ],
    });
  });

  it('that its card was debited all the same', () => {
    expect(alerteDebit({ ...facts, facture: 'in_1' })).toMatchObject({
      sujet: 'Alerte\u00a0: prélèvement après résiliation, compte horizon',
      paragraphes: [
        'La carte a payé une période qui suit la fin du compte. Arrêtez l’abonnement chez le prestataire et rendez la somme, puis «\u00a0plans settle horizon in_1\u00a0»\u202f; ou rouvrez le compte par «\u00a0accounts reopen horizon\u00a0».',
      ],
      faits: [
        ['Compte', 'Agence Horizon (horizon)'],
        ['Fin le', '30/11/2026'],
        ['Facture', 'in_1'],
      ],
    });
  });
});

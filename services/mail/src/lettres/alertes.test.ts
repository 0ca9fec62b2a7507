import { describe, expect, it } from '@jest/globals';
import { read } from '../galerie.fixture.ts';
import {
  alerte_debit,
  alerte_demande,
  alerte_diagnostic,
  alerte_mesure,
  alerte_resiliation,
} from './alertes.lettre.ts';

const compte = { nom: 'Agence Horizon', slug: 'horizon' };

it('a measurement failed', () => {
  const about = { entreprise: "L'Épi d'Or", client: 'c_1', mesure: 'm_1', detail: 'Pas assez de réponses.' };
  expect(read(alerte_mesure({ ...compte, ...about }))).toEqual([
    'Alerte\u00a0: mesure sans résultat, compte horizon',
    'Une mesure n’a pas abouti',
    'Pas assez de réponses.',
    "Compte\u00a0: Agence Horizon (horizon)\nClient\u00a0: L'Épi d'Or (c_1)\nMesure\u00a0: m_1",
  ]);
});

describe('an account ends', () => {
  const facts = { ...compte, fin_le: '30/11/2026' };

  it.each([
    [
      'carte',
      'Le compte est résilié et paie par carte\u00a0: vérifiez chez le prestataire que les prélèvements s’arrêtent, puis notez-le par «\u00a0accounts close horizon\u00a0».',
    ],
    [
      'virement',
      'Le compte est résilié et paie par virement\u00a0: notez que vous l’avez vu par «\u00a0accounts close horizon\u00a0».',
    ],
  ])('it ended itself, paying by %s', (mode, said) => {
    expect(read(alerte_resiliation({ ...facts, mode }))).toEqual([
      'Alerte\u00a0: résiliation, compte horizon',
      'Un compte est résilié',
      said,
      'Compte\u00a0: Agence Horizon (horizon)\nFin le\u00a0: 30/11/2026',
    ]);
  });

  it('its card was debited all the same', () => {
    expect(read(alerte_debit({ ...facts, facture: 'in_1' }))).toEqual([
      'Alerte\u00a0: prélèvement après résiliation, compte horizon',
      'Une carte a été débitée après la résiliation',
      'La carte a payé une période qui suit la fin du compte. Arrêtez l’abonnement chez le prestataire et rendez la somme, puis «\u00a0plans settle horizon in_1\u00a0»\u202f; ou rouvrez le compte par «\u00a0accounts reopen horizon\u00a0».',
      'Compte\u00a0: Agence Horizon (horizon)\nFin le\u00a0: 30/11/2026\nFacture\u00a0: in_1',
    ]);
  });
});

describe('a request of the form', () => {
  const demande = {
    id: 'l_1',
    entreprise: "L'Épi d'Or",
    email: 'paul@epi.test',
    ville: 'Lyon',
    concurrents: ['Le Four', 'Maison Brunel'],
    message: 'Rappelez-moi.',
  };
  const faits = [
    "Entreprise\u00a0: L'Épi d'Or",
    'Adresse e-mail\u00a0: paul@epi.test',
    'Ville\u00a0: Lyon',
    'Concurrents\u00a0: Le Four, Maison Brunel',
    'Message\u00a0: Rappelez-moi.',
    'Demande\u00a0: l_1',
  ].join('\n');

  it('was accepted', () => {
    expect(read(alerte_demande(demande))).toEqual([
      "Nouvelle demande de diagnostic\u00a0: L'Épi d'Or",
      'Une demande de diagnostic est arrivée',
      'Sa mesure démarre d’elle-même\u202f; le diagnostic sera envoyé à l’adresse donnée, une fois confirmée. Vous n’avez rien à faire, sinon répondre au message s’il y en a un.',
      faits,
    ]);
  });

  it('came to nothing, twice', () => {
    expect(read(alerte_diagnostic(demande))).toEqual([
      'Alerte\u00a0: diagnostic sans résultat, demande l_1',
      'Un diagnostic n’a pas abouti',
      'Deux mesures de suite n’ont pas donné assez de réponses exploitables. La personne attend encore son diagnostic et n’a pas été prévenue\u00a0: reprenez la mesure, ou écrivez-lui.',
      faits,
    ]);
  });
});

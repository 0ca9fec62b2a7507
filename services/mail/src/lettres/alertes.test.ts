import { describe, expect, it } from '@jest/globals';
import { read } from '../galerie.fixture.ts';
import { alerte_demande, alerte_resiliation } from './alertes.lettre.ts';

const compte = { nom: 'Agence Horizon', slug: 'horizon' };

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
});

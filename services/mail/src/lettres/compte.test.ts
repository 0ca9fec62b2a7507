import { describe, expect, it } from '@jest/globals';
import { AGENCE, DIRECT, read } from '../galerie.fixture.ts';
import { bienvenue, compte_termine } from './compte.lettre.ts';

const compte = {
  ...{ plan: 'agence15', mode: 'virement', jusqu_au: '30/11/2026', coordonnees: 'FR76 3000' },
  ...{ badge: 'commandes+k7@mesure.test', console: 'https://mesure.test/console/' },
};

describe('an account is open', () => {
  it('an agency reads where it orders, its first three orders, and what it paid', () => {
    expect(read(bienvenue({ ...AGENCE, ...compte }))).toEqual([
      'Bienvenue\u00a0: votre compte est ouvert',
      'Votre compte est ouvert',
      'Ouvrir la console\u00a0:\nhttps://mesure.test/console/',
      'Ajoutez vos clients\u00a0: leurs questions sont préparées, vous les validez, puis la mesure démarre, d’elle-même au bout de 24\u00a0heures.',
      'Écrivez vos ordres en français à votre adresse de commande, depuis une adresse autorisée. Ce qui coûte vous est d’abord proposé.',
      'Votre compte est payé jusqu’au 30/11/2026.',
      [
        'Compte\u00a0: Agence Horizon',
        'Formule\u00a0: Agence 15',
        'Adresse de commande\u00a0: commandes+k7@mesure.test',
        'Payé jusqu’au\u00a0: 30/11/2026',
        'Virement à\u00a0: FR76 3000',
      ].join('\n'),
      [
        'Vous pouvez répondre à ce message\u00a0:',
        '- Ajouter un client\u00a0: répondez «\u00a0Ajouter un client\u00a0: Nom, site.fr, Ville, métier\u00a0»',
        '- Diagnostiquer un prospect\u00a0: répondez «\u00a0Diagnostic\u00a0: Nom, site.fr, Ville, métier\u00a0»',
        '- répondez «\u00a0Aide\u00a0»',
      ].join('\n'),
    ]);
  });

  it.each([
    [
      'virement',
      'FR76',
      'Rien ne démarre avant votre premier virement, au compte ci-dessous. Signalez-le ensuite\u00a0: une personne le confirme dès qu’il est reçu.',
    ],
    [
      'virement',
      undefined,
      'Rien ne démarre avant votre premier virement\u00a0: demandez-nous où le faire, à bonjour@mesure.test.',
    ],
    [
      'carte',
      'FR76',
      'Rien ne démarre avant votre premier paiement\u00a0: notre prestataire vous envoie sa facture.',
    ],
  ])('not paid yet, by %s (%s): what costs is not offered', (mode, coordonnees, said) => {
    const parts = read(bienvenue({ ...AGENCE, ...compte, mode, coordonnees, jusqu_au: undefined }));
    expect(parts).toContain(said);
    expect(parts.join()).not.toContain('«\u00a0Ajouter un client');
    expect(parts.join().includes('Virement fait')).toBe(mode === 'virement');
  });

  it('a customer without an agency reads of what comes by mail, and of no console', () => {
    const text = read(bienvenue({ ...DIRECT, ...compte, plan: 'direct' })).join('\n');
    expect(text).toContain('sans réponse, la mesure démarre d’elle-même 24\u00a0heures plus tard');
    expect(text).not.toMatch(/console|prospect|appel|livrable|Formule/i);
  });
});

it.each([
  [
    AGENCE,
    'virement',
    'Comme prévu, le compte a pris fin le 30/11/2026\u00a0: plus rien n’est mesuré, et ses appels et ses ordres sont refusés. Vos documents sont gardés.',
  ],
  [
    DIRECT,
    'carte',
    'Comme prévu, votre compte a pris fin le 30/11/2026\u00a0: plus aucune mesure ne démarre et vos ordres sont refusés. Vos documents sont gardés.',
  ],
])('%j: an account is over', (from, mode, said) => {
  expect(read(compte_termine({ ...from, mode, fin_le: '30/11/2026' }))).toEqual([
    'Compte terminé\u00a0: dernier jour le 30/11/2026',
    'Votre compte a pris fin',
    said,
    ...(mode === 'carte'
      ? ['Vérifiez dans votre espace de paiement que les prélèvements sont arrêtés.']
      : []),
    'Pour rouvrir le compte, ou pour faire effacer vos données, écrivez-nous à bonjour@mesure.test.',
    `Compte\u00a0: ${from.compte}\nDernier jour\u00a0: 30/11/2026`,
  ]);
});

import { describe, expect, it } from '@jest/globals';
import { AGENCE, DIRECT, read } from '../galerie.fixture.ts';
import * as lettres from './compte.lettre.ts';

const compte = {
  ...{ plan: 'agence15', mode: 'virement', jusqu_au: '30/11/2026', coordonnees: 'FR76 3000' },
  ...{ badge: 'commandes+k7@mesure.test', console: 'https://mesure.test/console/' },
};

describe('an account is open', () => {
  it('an agency reads where it orders, its first three orders, and what it paid', () => {
    expect(read(lettres.bienvenue({ ...AGENCE, ...compte }))).toEqual([
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
    const parts = read(lettres.bienvenue({ ...AGENCE, ...compte, mode, coordonnees, jusqu_au: undefined }));
    expect(parts).toContain(said);
    expect(parts.join()).not.toContain('«\u00a0Ajouter un client');
    expect(parts.join().includes('Virement fait')).toBe(mode === 'virement');
  });

  it('a customer without an agency reads of what comes by mail, and of no console', () => {
    const text = read(lettres.bienvenue({ ...DIRECT, ...compte, plan: 'direct' })).join('\n');
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
  expect(read(lettres.compte_termine({ ...from, mode, fin_le: '30/11/2026' }))).toEqual([
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

const who = { ...AGENCE, commande: false };
describe('what is due', () => {
  const jusqu_au = '30/11/2026';
  const faits = 'Compte\u00a0: Agence Horizon\nPayé jusqu’au\u00a0: 30/11/2026';
  const NOTER =
    'Faites votre virement, puis notez-le dans la console, ou par l’appel POST virement/\u00a0: la date payée avance dès qu’une personne l’a reçu et confirmé.';
  const CARTE =
    'Réglez la facture que notre prestataire de paiement vous a envoyée, ou écrivez-nous à bonjour@mesure.test.';

  it.each([
    [
      'virement',
      'Pour continuer sans interruption, faites votre virement avant cette date, puis notez-le dans la console, ou par l’appel POST virement/\u00a0: la date payée avance dès qu’une personne l’a reçu et confirmé.',
    ],
    [
      'carte',
      'La suite sera réglée par la carte enregistrée. Vous n’avez rien à faire, sinon vérifier qu’elle est encore valable.',
    ],
  ])('soon, by %s', (mode, suite) => {
    expect(read(lettres.paiement_bientot_du({ ...who, mode, jusqu_au }))).toEqual([
      'Paiement à venir\u00a0: compte payé jusqu’au 30/11/2026',
      'La période payée se termine bientôt',
      'Votre compte est payé jusqu’au 30/11/2026.',
      suite,
      faits,
    ]);
  });

  it.each([
    lettres.paiement_bientot_du,
    (due: Parameters<typeof lettres.paiement_bientot_du>[0]) =>
      lettres.paiement_en_retard({ ...due, echu_le: '08/12/2026' }),
  ])('a transfer is noted by answering where orders are read', (lettre) => {
    const due = { ...AGENCE, mode: 'virement', jusqu_au, coordonnees: 'FR76 3000' };
    const [, , first, ...said] = read(lettre(due));
    expect(first).toBe('Signaler mon virement\u00a0: répondez «\u00a0Virement fait\u00a0»');
    expect(said.join()).toContain('puis signalez-le par une réponse\u00a0: la date');
    expect(said.at(-1)).toContain('Virement à\u00a0: FR76 3000');
    expect(read(lettre({ ...due, mode: 'carte' })).join()).not.toContain('FR76');
  });

  it.each([
    ['virement', NOTER],
    ['carte', CARTE],
  ])('late, by %s', (mode, regler) => {
    expect(read(lettres.paiement_en_retard({ ...who, mode, jusqu_au, echu_le: '08/12/2026' }))).toEqual([
      'Paiement en retard\u00a0: compte payé jusqu’au 30/11/2026',
      'Le paiement est en retard',
      'Votre compte était payé jusqu’au 30/11/2026. Vos clients et vos documents restent lisibles, mais plus rien ne démarre\u00a0: ni client, ni mesure, ni diagnostic.',
      `${regler} Sans paiement, les appels et les ordres du compte seront refusés à partir du 08/12/2026.`,
      faits,
    ]);
  });

  it('to a customer without an agency, of its documents and orders alone', () => {
    const due = { ...DIRECT, mode: 'virement', jusqu_au };
    const said = [lettres.paiement_en_retard({ ...due, echu_le: '08/12/2026' }), lettres.compte_echu(due)]
      .flatMap((lettre) => read(lettre))
      .join();
    expect(said).toContain('Vos documents restent lisibles, mais plus aucune mesure ne démarre.');
    expect(said).toContain('vos ordres seront refusés');
    expect(said).not.toMatch(/vos clients|appels|console/i);
  });
});

it.each([
  [undefined, 'Vous n’avez rien à faire\u00a0: un message vous préviendra sept jours avant cette date.'],
  ['31/01/2027', 'La résiliation reste enregistrée\u00a0: il prend fin le 31/01/2027.'],
])('a transfer is received by an account that ends: %s', (fin_le, suite) => {
  expect(read(lettres.virement_confirme({ ...AGENCE, jusqu_au: '31/12/2026', fin_le }))).toEqual([
    'Virement reçu\u00a0: compte payé jusqu’au 31/12/2026',
    'Votre virement est reçu',
    `Merci. Votre compte est payé jusqu’au 31/12/2026. ${suite}`,
    'Compte\u00a0: Agence Horizon\nPayé jusqu’au\u00a0: 31/12/2026',
  ]);
});

import { describe, expect, it } from '@jest/globals';
import { AGENCE, DIRECT, read } from '../galerie.fixture.ts';
import { rendre } from '../rendu/rendu.ts';
import * as lettres from './securite.lettre.ts';

const acte: lettres.Acte = {
  ...{ ...AGENCE, commande: false },
  quand: 'le 21/11/2026 à 09\u00a0h\u00a013',
  par: 'bob@horizon.test, dans la console',
};
const direct: lettres.Acte = { ...DIRECT, quand: acte.quand, par: 'paul@martel.test, par e-mail' };
const SURPRIS = 'Si ce changement n’est pas de vous, écrivez-nous aussitôt à bonjour@mesure.test';
const FIN = 'Quand\u00a0: le 21/11/2026 à 09\u00a0h\u00a013\nPar\u00a0: bob@horizon.test, dans la console';

it('a new key: which one, by whom, and what to do', () => {
  const cle = { ...acte, porte: 'agence', fin: 'ab12', par: 'une personne de notre service' };
  expect(read(lettres.cle_remise(cle), false)).toEqual([
    'Nouvelle clé\u00a0: …ab12',
    'Une clé est remise',
    'Une clé de plus ouvre le compte\u00a0: elle finit par ab12 et sert à la porte «\u00a0agence\u00a0».',
    `${SURPRIS} et coupez les clés dans la console, page «\u00a0Accès\u00a0».`,
    'Compte\u00a0: Agence Horizon\nQuand\u00a0: le 21/11/2026 à 09\u00a0h\u00a013\nPar\u00a0: une personne de notre service',
  ]);
  expect(read(lettres.cle_remise({ ...cle, commande: true }))[3]).toBe(`${SURPRIS} et coupez les clés.`);
});

it('a changed brand', () => {
  const marque = { nom: 'Horizon Conseil', couleur: '#0b5cad', touche: '02 41 00 00 00' };
  const lettre = lettres.marque_changee({ ...acte, ...marque });
  expect(rendre(lettre, { service: 'Mesure IA' }).html).toMatch(/bgcolor="#0b5cad"[^>]*>Horizon Conseil</);
  expect(read(lettre)).toEqual([
    'Marque changée\u00a0: Horizon Conseil',
    'La marque de vos documents a changé',
    'Vos prochains documents porteront ce nom, cette couleur et ce contact\u202f; ceux qui sont remis restent tels quels. Là où votre messagerie l’affiche, l’en-tête de ce message les montre.',
    `${SURPRIS}.`,
    `Compte\u00a0: Agence Horizon\nNom\u00a0: Horizon Conseil\nCouleur\u00a0: #0b5cad\nContact\u00a0: 02 41 00 00 00\n${FIN}`,
  ]);
});

it.each([
  ['virement', ''],
  [
    'carte',
    ' Arrêtez aussi les prélèvements dans votre espace de paiement, ou écrivez-nous à bonjour@mesure.test.',
  ],
])('a termination, paid by %s', (mode, carte) => {
  expect(read(lettres.compte_resilie({ ...acte, mode, fin_le: '30/11/2026' }))).toEqual([
    'Résiliation enregistrée\u00a0: fin le 30/11/2026',
    'La résiliation est enregistrée',
    `Le compte est servi et vos clients sont mesurés jusqu’au 30/11/2026 inclus\u202f; ensuite, les appels et les ordres du compte sont refusés. Vos documents sont gardés.${carte}`,
    `${SURPRIS}.`,
    `Compte\u00a0: Agence Horizon\nDernier jour\u00a0: 30/11/2026\n${FIN}`,
  ]);
});

it('the last message to an address that was removed says why it came there', () => {
  const lettre = lettres.adresse_retiree({
    ...acte,
    adresse: 'eve@horizon.test',
    par: 'une personne de notre service',
  });
  expect(read(lettre).slice(0, 4)).toEqual([
    'Votre adresse est retirée du compte Agence Horizon',
    'Votre adresse est retirée',
    'L’adresse eve@horizon.test n’est plus autorisée sur le compte\u00a0: elle ne peut plus y donner d’ordre, et ce message est le dernier qu’elle en reçoit.',
    `${SURPRIS}.`,
  ]);
  expect(lettre.pied).toBe(
    'Mesure IA écrit à une adresse qui était autorisée sur le compte «\u00a0Agence Horizon\u00a0». Message écrit le 21/11/2026 à 09\u00a0h\u00a014, heure de Paris.',
  );
});

it('a customer without an agency reads of its own documents and orders alone', () => {
  const all = [
    lettres.badge_change(direct),
    lettres.compte_resilie({ ...direct, mode: 'virement', fin_le: '30/11/2026' }),
    lettres.adresse_retiree({ ...direct, adresse: 'eve@martel.test' }),
  ];
  const text = all.flatMap((lettre) => read(lettre)).join('\n');
  expect(text).toContain(
    'Vos mesures se poursuivent et vos ordres sont exécutés jusqu’au 30/11/2026 inclus\u202f; ensuite, vos ordres sont refusés.',
  );
  expect(text).not.toMatch(/clients|appel|console|API|clé/i);
});

const who = { ...AGENCE, commande: false };
describe('addresses of an account', () => {
  const adresse = 'eve@ailleurs.test';
  const faits = `Compte\u00a0: Agence Horizon\nAdresse\u00a0: ${adresse}`;

  it.each([
    ['ajouter', 'aux', 'Ajout d’adresse', 'Un ajout', 'L’ajout'],
    ['retirer', 'des', 'Retrait d’adresse', 'Un retrait', 'Le retrait'],
  ])('is asked for: %s', (action, aux, sujet, un, le) => {
    const asked = lettres.adresse_demandee({ ...who, adresse, action, meme_domaine: action === 'retirer' });
    expect(read(asked, false)).toEqual([
      `${sujet} demandé\u00a0: eve@ailleurs.test`,
      `${un} d’adresse est demandé`,
      `${le} de l’adresse eve@ailleurs.test ${aux} adresses autorisées du compte a été demandé. Rien n’a changé\u00a0: une personne vérifie la demande avant de l’appliquer, et sa décision sera envoyée aux adresses que le compte aura alors.`,
      ...(action === 'ajouter'
        ? [
            'Ce domaine n’est celui d’aucune adresse du compte\u00a0: la vérification demandera un échange avec vous.',
          ]
        : []),
      'Si cette demande n’est pas de vous, écrivez-nous aussitôt à bonjour@mesure.test et révoquez les clés du compte.',
      faits,
    ]);
  });

  it.each([
    [{ commande: true, seul: false }, 'écrivez-nous aussitôt à bonjour@mesure.test et coupez les clés.'],
    [{ commande: true, seul: true }, 'écrivez-nous aussitôt à bonjour@mesure.test.'],
  ])('%j: what to do when somebody else asked', (pour, told) => {
    const asked = lettres.adresse_demandee({
      ...who,
      adresse,
      action: 'ajouter',
      meme_domaine: true,
      ...pour,
    });
    expect(read(asked).find((part) => part.endsWith(told))).toBeDefined();
    expect(read(asked).join().includes('répondez «\u00a0Couper les clés\u00a0»')).toBe(!pour.seul);
  });

  const raison =
    'Les adresses autorisées du compte restent ce qu’elles étaient. Pour en connaître la raison, écrivez-nous à bonjour@mesure.test.';
  const surprise = 'Si ce changement n’est pas de vous, écrivez-nous aussitôt à bonjour@mesure.test.';

  it.each([
    [
      'ajouter',
      'approuvée',
      'Adresse ajoutée',
      'L’adresse est ajoutée',
      [
        'L’adresse eve@ailleurs.test est désormais autorisée sur le compte\u00a0: les messages lui sont envoyés comme aux autres.',
        surprise,
      ],
    ],
    [
      'ajouter',
      'refusée',
      'Ajout d’adresse refusé',
      'L’adresse n’a pas été ajoutée',
      [`La demande d’ajout de l’adresse eve@ailleurs.test a été refusée. ${raison}`],
    ],
    [
      'retirer',
      'approuvée',
      'Adresse retirée',
      'L’adresse est retirée',
      [
        'L’adresse eve@ailleurs.test n’est plus autorisée sur le compte\u00a0: aucun message ne lui est plus envoyé.',
        surprise,
      ],
    ],
    [
      'retirer',
      'refusée',
      'Retrait d’adresse refusé',
      'L’adresse n’a pas été retirée',
      [`La demande de retrait de l’adresse eve@ailleurs.test a été refusée. ${raison}`],
    ],
  ] as const)('%s is %s', (action, etat, sujet, titre, paragraphes) => {
    expect(read(lettres.adresse_tranchee({ ...who, adresse, action, etat }))).toEqual([
      `${sujet}\u00a0: eve@ailleurs.test`,
      titre,
      ...paragraphes,
      faits,
    ]);
  });
});

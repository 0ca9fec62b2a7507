import { describe, expect, it } from '@jest/globals';
import { AGENCE, read } from '../galerie.fixture.ts';
import { adresse_demandee, adresse_tranchee } from './adresses.lettre.ts';

const who = { ...AGENCE, commande: false };
/** Of an account that orders nothing by mail. */
const readApart = (lettre: Parameters<typeof read>[0]) => read(lettre, false);

describe('addresses of an account', () => {
  const adresse = 'eve@ailleurs.test';
  const faits = `Compte\u00a0: Agence Horizon\nAdresse\u00a0: ${adresse}`;
  const pasDeVous =
    'Si cette demande n’est pas de vous, écrivez-nous aussitôt à bonjour@mesure.test et révoquez les clés du compte.';

  it('an addition from another domain is asked for', () => {
    expect(readApart(adresse_demandee({ ...who, adresse, action: 'ajouter', meme_domaine: false }))).toEqual([
      'Ajout d’adresse demandé\u00a0: eve@ailleurs.test',
      'Un ajout d’adresse est demandé',
      'L’ajout de l’adresse eve@ailleurs.test aux adresses autorisées du compte a été demandé. Rien n’a changé\u00a0: une personne vérifie la demande avant de l’appliquer, et sa décision sera envoyée aux adresses que le compte aura alors.',
      'Ce domaine n’est celui d’aucune adresse du compte\u00a0: la vérification demandera un échange avec vous.',
      pasDeVous,
      faits,
    ]);
  });

  it('a removal is asked for', () => {
    expect(readApart(adresse_demandee({ ...who, adresse, action: 'retirer', meme_domaine: true }))).toEqual([
      'Retrait d’adresse demandé\u00a0: eve@ailleurs.test',
      'Un retrait d’adresse est demandé',
      'Le retrait de l’adresse eve@ailleurs.test des adresses autorisées du compte a été demandé. Rien n’a changé\u00a0: une personne vérifie la demande avant de l’appliquer, et sa décision sera envoyée aux adresses que le compte aura alors.',
      pasDeVous,
      faits,
    ]);
  });

  it.each([
    [{ commande: true, seul: false }, 'écrivez-nous aussitôt à bonjour@mesure.test et coupez les clés.'],
    [{ commande: true, seul: true }, 'écrivez-nous aussitôt à bonjour@mesure.test.'],
  ])('%j: what to do when somebody else asked', (pour, told) => {
    const asked = adresse_demandee({ ...who, adresse, action: 'ajouter', meme_domaine: true, ...pour });
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
    expect(read(adresse_tranchee({ ...who, adresse, action, etat }))).toEqual([
      `${sujet}\u00a0: eve@ailleurs.test`,
      titre,
      ...paragraphes,
      faits,
    ]);
  });
});

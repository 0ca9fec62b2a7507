import { describe, expect, it } from '@jest/globals';
import { AGENCE, DIRECT, read } from '../galerie.fixture.ts';
import {
  compte_echu,
  formule_refusee,
  paiement_bientot_du,
  paiement_en_retard,
  virement_confirme,
  virement_refuse,
} from './paiements.lettre.ts';

const who = { ...AGENCE, commande: false };
it('a plan that was paid for does not fit', () => {
  expect(read(formule_refusee({ ...who, plan: 'agence15', vers: 'agence5' }))).toEqual([
    'Changement de formule en attente\u00a0: Agence 5',
    'La formule n’a pas changé',
    'Le paiement de la formule «\u00a0Agence 5\u00a0» est arrivé, mais vos clients occupent plus de places qu’elle n’en a\u00a0: la formule «\u00a0Agence 15\u00a0» reste en place.',
    'Retirez d’abord des clients\u202f; une place se libère 30\u00a0jours après le premier diagnostic du client, et dès son retrait si ces 30\u00a0jours sont passés ou si aucune mesure n’a été lancée. Écrivez-nous ensuite à bonjour@mesure.test\u00a0: le changement, déjà payé, sera appliqué.',
    'Compte\u00a0: Agence Horizon\nFormule en place\u00a0: Agence 15\nFormule payée\u00a0: Agence 5',
  ]);
});

describe('what is due', () => {
  const jusqu_au = '30/11/2026';
  const faits = 'Compte\u00a0: Agence Horizon\nPayé jusqu’au\u00a0: 30/11/2026';
  const VIREMENT =
    'Faites votre virement, puis prévenez-nous à bonjour@mesure.test\u00a0: la date payée avance dès qu’une personne l’a reçu et confirmé.';
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
    expect(read(paiement_bientot_du({ ...who, mode, jusqu_au }))).toEqual([
      'Paiement à venir\u00a0: compte payé jusqu’au 30/11/2026',
      'La période payée se termine bientôt',
      'Votre compte est payé jusqu’au 30/11/2026.',
      suite,
      faits,
    ]);
  });

  it.each([
    paiement_bientot_du,
    (due: Parameters<typeof paiement_bientot_du>[0]) => paiement_en_retard({ ...due, echu_le: '08/12/2026' }),
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
    expect(read(paiement_en_retard({ ...who, mode, jusqu_au, echu_le: '08/12/2026' }))).toEqual([
      'Paiement en retard\u00a0: compte payé jusqu’au 30/11/2026',
      'Le paiement est en retard',
      'Votre compte était payé jusqu’au 30/11/2026. Vos clients et vos documents restent lisibles, mais plus rien ne démarre\u00a0: ni client, ni mesure, ni diagnostic.',
      `${regler} Sans paiement, les appels et les ordres du compte seront refusés à partir du 08/12/2026.`,
      faits,
    ]);
  });

  it.each([
    ['virement', VIREMENT],
    ['carte', CARTE],
  ])('lapsed, by %s', (mode, regler) => {
    expect(read(compte_echu({ ...who, mode, jusqu_au }))).toEqual([
      'Compte échu\u00a0: payé jusqu’au 30/11/2026',
      'Le compte est échu',
      'Votre compte était payé jusqu’au 30/11/2026\u00a0: ses appels et ses ordres sont maintenant refusés. Vos clients et vos documents sont gardés.',
      `${regler} Le paiement confirmé rouvre le compte aussitôt.`,
      faits,
    ]);
  });

  it('to a customer without an agency, of its documents and orders alone', () => {
    const due = { ...DIRECT, mode: 'virement', jusqu_au };
    const said = [paiement_en_retard({ ...due, echu_le: '08/12/2026' }), compte_echu(due)]
      .flatMap((lettre) => read(lettre))
      .join();
    expect(said).toContain('Vos documents restent lisibles, mais plus aucune mesure ne démarre.');
    expect(said).toContain('vos ordres seront refusés');
    expect(said).not.toMatch(/vos clients|appels|console/i);
  });
});

it('a transfer is received, or never came', () => {
  expect(read(virement_confirme({ ...AGENCE, jusqu_au: '31/12/2026' }))).toEqual([
    'Virement reçu\u00a0: compte payé jusqu’au 31/12/2026',
    'Votre virement est reçu',
    'Merci. Votre compte est payé jusqu’au 31/12/2026. Vous n’avez rien à faire\u00a0: un message vous préviendra sept jours avant cette date.',
    'Compte\u00a0: Agence Horizon\nPayé jusqu’au\u00a0: 31/12/2026',
  ]);
  expect(read(virement_refuse(AGENCE))).toEqual([
    'Virement non reçu',
    'Votre virement n’est pas arrivé',
    'Le virement que vous avez signalé n’est pas arrivé\u00a0: il n’est plus attendu, et la date payée n’a pas changé. S’il est parti, écrivez-nous à bonjour@mesure.test\u202f; sinon, faites-le, puis signalez-le de nouveau.',
    'Compte\u00a0: Agence Horizon',
    'Vous pouvez répondre à ce message\u00a0:\n- Signaler mon virement\u00a0: répondez «\u00a0Virement fait\u00a0»',
  ]);
});

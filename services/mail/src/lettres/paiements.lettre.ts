import { fr } from '@agence/gesture';
import { lettreDeCompte } from './compte.lettre.ts';
import type { Envoyeur, Lettre } from './lettre.ts';

export type Echeance = Envoyeur & {
  /** carte | virement */
  readonly mode: string;
  /** DD/MM/YYYY */
  readonly jusqu_au: string;
  /** An answer to the letter is read as an order. */
  readonly commande: boolean;
  /** A customer without an agency: has documents, and no clients. */
  readonly seul: boolean;
};

/** How a transfer is noted. */
const noter = ({ commande }: Echeance): string =>
  commande
    ? fr`répondez « Virement fait » à ce message`
    : fr`notez-le dans la console, ou par l'appel POST virement/`;

const lettre = (facts: Echeance, sujet: string, titre: string, paragraphes: readonly string[]): Lettre => {
  const faits = [
    [fr`Compte`, facts.compte],
    [fr`Payé jusqu'au`, facts.jusqu_au],
  ] as const;
  return lettreDeCompte(facts, { sujet, titre, paragraphes, faits });
};

/** `servi`: the account's calls still answer, so that a transfer can be noted by one. */
const regler = (facts: Echeance, servi: boolean): string => {
  const { mode, contact } = facts;
  if (mode === 'carte')
    return fr`Réglez la facture que notre prestataire de paiement vous a envoyée, ou écrivez-nous à ${contact}.`;
  return servi
    ? fr`Faites votre virement, puis ${noter(facts)} : la date payée avance dès qu'une personne l'a reçu et confirmé.`
    : fr`Faites votre virement, puis prévenez-nous à ${contact} : la date payée avance dès qu'une personne l'a reçu et confirmé.`;
};

/** Seven days before the paid-up-to date. */
export const paiementBientotDu = (facts: Echeance): Lettre =>
  lettre(
    facts,
    fr`Paiement à venir : compte payé jusqu'au ${facts.jusqu_au}`,
    fr`La période payée se termine bientôt`,
    [
      fr`Votre compte est payé jusqu'au ${facts.jusqu_au}.`,
      facts.mode === 'carte'
        ? fr`La suite sera réglée par la carte enregistrée. Vous n'avez rien à faire, sinon vérifier qu'elle est encore valable.`
        : fr`Pour continuer sans interruption, faites votre virement avant cette date, puis ${noter(facts)} : la date payée avance dès qu'une personne l'a reçu et confirmé.`,
    ],
  );

export type EnRetard = Echeance & {
  /** DD/MM/YYYY: the day from which calls are refused. */
  readonly echu_le: string;
};

/** The paid-up-to date is past. */
export const paiementEnRetard = (facts: EnRetard): Lettre =>
  lettre(
    facts,
    fr`Paiement en retard : compte payé jusqu'au ${facts.jusqu_au}`,
    fr`Le paiement est en retard`,
    [
      facts.seul
        ? fr`Votre compte était payé jusqu'au ${facts.jusqu_au}. Vos documents restent lisibles, mais plus aucune mesure ne démarre.`
        : fr`Votre compte était payé jusqu'au ${facts.jusqu_au}. Vos clients et vos documents restent lisibles, mais plus rien ne démarre : ni client, ni mesure, ni diagnostic.`,
      fr`${regler(facts, true)} Sans paiement, ${facts.seul ? fr`vos ordres` : fr`les appels et les ordres du compte`} seront refusés à partir du ${facts.echu_le}.`,
    ],
  );

/** The account is lapsed. */
export const compteEchu = (facts: Echeance): Lettre =>
  lettre(facts, fr`Compte échu : payé jusqu'au ${facts.jusqu_au}`, fr`Le compte est échu`, [
    facts.seul
      ? fr`Votre compte était payé jusqu'au ${facts.jusqu_au} : vos ordres sont maintenant refusés. Vos documents sont gardés.`
      : fr`Votre compte était payé jusqu'au ${facts.jusqu_au} : ses appels et ses ordres sont maintenant refusés. Vos clients et vos documents sont gardés.`,
    fr`${regler(facts, false)} Le paiement confirmé rouvre le compte aussitôt.`,
  ]);

/** The transfer that was announced never came. */
export const virementRefuse = (facts: Envoyeur): Lettre =>
  lettreDeCompte(facts, {
    sujet: fr`Virement non reçu`,
    titre: fr`Votre virement n'est pas arrivé`,
    paragraphes: [
      fr`Le virement que vous avez signalé n'est pas arrivé : il n'est plus attendu, et la date payée n'a pas changé. S'il est parti, écrivez-nous à ${facts.contact} ; sinon, faites-le, puis signalez-le de nouveau.`,
    ],
    faits: [[fr`Compte`, facts.compte]],
  });

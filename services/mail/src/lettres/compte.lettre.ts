import { fr } from '@agence/gesture';
import { nomDeFormule } from '@agence/words/promises';
import { type Avec, type Bouton, bouton, type Envoyeur, type Fait, type Lettre, leCompte } from './lettre.ts';

const VIREMENT_FAIT: Bouton = { texte: fr`Signaler mon virement`, ordre: fr`Virement fait` };

/** `mode`: carte | virement. `coordonnees`: where transfers go; absent: we say it on request. */
type Payeur = Avec<'mode'> & { readonly coordonnees?: string | undefined };

const virerA = ({ mode, coordonnees }: Payeur): Fait => [
  fr`Virement à`,
  mode === 'virement' ? coordonnees : undefined,
];

type Bienvenue = Payeur &
  Avec<'plan' | 'console'> & {
    /** Absent before the first payment, until which nothing starts. */
    readonly jusqu_au?: string | undefined;
    readonly badge?: string | undefined;
    /** Which model reads orders in free words; absent when none does. */
    readonly modele?: string | undefined;
  };

/** First orders to offer. An unpaid account is offered none that cost, because they would be refused. */
const premiers = ({ seul, jusqu_au, mode }: Bienvenue): readonly Bouton[] => {
  if (jusqu_au === undefined)
    return mode === 'virement' ? [VIREMENT_FAIT, bouton(fr`Aide`)] : [bouton(fr`Aide`)];
  if (seul) return [bouton(fr`Mon compte`), bouton(fr`Mes documents`), bouton(fr`Aide`)];
  return [
    { texte: fr`Ajouter un client`, ordre: fr`Ajouter un client : Nom, site.fr, Ville, métier` },
    { texte: fr`Diagnostiquer un prospect`, ordre: fr`Diagnostic : Nom, site.fr, Ville, métier` },
    bouton(fr`Aide`),
  ];
};

const paiement = ({ jusqu_au, mode, coordonnees, contact }: Bienvenue): string => {
  if (jusqu_au !== undefined) return fr`Votre compte est payé jusqu'au ${jusqu_au}.`;
  if (mode === 'carte')
    return fr`Rien ne démarre avant votre premier paiement : notre prestataire vous envoie sa facture.`;
  return coordonnees === undefined
    ? fr`Rien ne démarre avant votre premier virement : demandez-nous où le faire, à ${contact}.`
    : fr`Rien ne démarre avant votre premier virement, au compte ci-dessous. Signalez-le ensuite : une personne le confirme dès qu'il est reçu.`;
};

/** The account is open: how to order and to pay. */
export const bienvenue = (facts: Bienvenue): Lettre => {
  const { plan, jusqu_au, badge, seul, commande, modele } = facts;
  return {
    sujet: fr`Bienvenue : votre compte est ouvert`,
    titre: fr`Votre compte est ouvert`,
    action: seul ? undefined : { texte: fr`Ouvrir la console`, lien: facts.console },
    paragraphes: [
      seul
        ? fr`Nous préparons les questions que l'on pose aux IA pour trouver une entreprise comme la vôtre, et vous les envoyons par e-mail. Vous les changez ou les lancez en répondant ; sans réponse, la mesure démarre d'elle-même 24\u00a0heures plus tard. Le rapport suit, par e-mail lui aussi.`
        : fr`Ajoutez vos clients : leurs questions sont préparées, vous les validez, puis la mesure démarre, d'elle-même au bout de 24\u00a0heures.`,
      commande && !seul
        ? fr`Écrivez vos ordres en français à votre adresse de commande, depuis une adresse autorisée. Ce qui coûte vous est d'abord proposé.`
        : undefined,
      commande ? modele : undefined,
      paiement(facts),
    ],
    faits: [
      leCompte(facts),
      [fr`Formule`, seul ? undefined : nomDeFormule(plan)],
      [fr`Adresse de commande`, badge],
      [fr`Payé jusqu'au`, jusqu_au],
      virerA(facts),
    ],
    boutons: premiers(facts),
  };
};

/** The last day of a terminated account is over. */
export const compte_termine = (facts: Avec<'mode' | 'fin_le'>): Lettre => {
  const { contact, seul, mode, fin_le } = facts;
  return {
    sujet: fr`Compte terminé : dernier jour le ${fin_le}`,
    titre: fr`Votre compte a pris fin`,
    paragraphes: [
      seul
        ? fr`Comme prévu, votre compte a pris fin le ${fin_le} : plus aucune mesure ne démarre et vos ordres sont refusés. Vos documents sont gardés.`
        : fr`Comme prévu, le compte a pris fin le ${fin_le} : plus rien n'est mesuré, et ses appels et ses ordres sont refusés. Vos documents sont gardés.`,
      mode === 'carte'
        ? fr`Vérifiez dans votre espace de paiement que les prélèvements sont arrêtés.`
        : undefined,
      fr`Pour rouvrir le compte, ou pour faire effacer vos données, écrivez-nous à ${contact}.`,
    ],
    faits: [leCompte(facts), [fr`Dernier jour`, fin_le]],
  };
};

type Echeance = Payeur & Avec<'jusqu_au'>;

const faits = (facts: Echeance): Lettre['faits'] => [
  leCompte(facts),
  [fr`Payé jusqu'au`, facts.jusqu_au],
  virerA(facts),
];

/** A reply can report a transfer only where replies are read as orders. */
const signaler = ({ mode, commande }: Echeance): Lettre['action'] =>
  mode === 'virement' && commande ? VIREMENT_FAIT : undefined;

const noter = ({ commande }: Echeance): string =>
  commande ? fr`signalez-le par une réponse` : fr`notez-le dans la console, ou par l'appel POST virement/`;

const AVANCE = fr`la date payée avance dès qu'une personne l'a reçu et confirmé`;

/** `ensuite`: how to report a transfer. */
const regler = ({ mode, contact }: Echeance, ensuite: string): string =>
  mode === 'carte'
    ? fr`Réglez la facture que notre prestataire de paiement vous a envoyée, ou écrivez-nous à ${contact}.`
    : fr`Faites votre virement, puis ${ensuite} : ${AVANCE}.`;

/** Sent seven days before the paid-up-to date. */
export const paiement_bientot_du = (facts: Echeance): Lettre => ({
  sujet: fr`Paiement à venir : compte payé jusqu'au ${facts.jusqu_au}`,
  titre: fr`La période payée se termine bientôt`,
  action: signaler(facts),
  paragraphes: [
    fr`Votre compte est payé jusqu'au ${facts.jusqu_au}.`,
    facts.mode === 'carte'
      ? fr`La suite sera réglée par la carte enregistrée. Vous n'avez rien à faire, sinon vérifier qu'elle est encore valable.`
      : fr`Pour continuer sans interruption, faites votre virement avant cette date, puis ${noter(facts)} : ${AVANCE}.`,
  ],
  faits: faits(facts),
});

/** `echu_le`: the first day on which orders are refused. */
export const paiement_en_retard = (facts: Echeance & Avec<'echu_le'>): Lettre => ({
  sujet: fr`Paiement en retard : compte payé jusqu'au ${facts.jusqu_au}`,
  titre: fr`Le paiement est en retard`,
  action: signaler(facts),
  paragraphes: [
    facts.seul
      ? fr`Votre compte était payé jusqu'au ${facts.jusqu_au}. Vos documents restent lisibles, mais plus aucune mesure ne démarre.`
      : fr`Votre compte était payé jusqu'au ${facts.jusqu_au}. Vos clients et vos documents restent lisibles, mais plus rien ne démarre : ni client, ni mesure, ni diagnostic.`,
    fr`${regler(facts, noter(facts))} Sans paiement, ${facts.seul ? fr`vos ordres` : fr`les appels et les ordres du compte`} seront refusés à partir du ${facts.echu_le}.`,
  ],
  faits: faits(facts),
});

/** The account is lapsed: its orders are no longer read, so no order reports a transfer. */
export const compte_echu = (facts: Echeance): Lettre => ({
  sujet: fr`Compte échu : payé jusqu'au ${facts.jusqu_au}`,
  titre: fr`Le compte est échu`,
  paragraphes: [
    facts.seul
      ? fr`Votre compte était payé jusqu'au ${facts.jusqu_au} : vos ordres sont maintenant refusés. Vos documents sont gardés.`
      : fr`Votre compte était payé jusqu'au ${facts.jusqu_au} : ses appels et ses ordres sont maintenant refusés. Vos clients et vos documents sont gardés.`,
    fr`${regler(facts, fr`prévenez-nous à ${facts.contact}`)} Le paiement confirmé rouvre le compte aussitôt.`,
  ],
  faits: faits(facts),
});

type Recu = Avec<'jusqu_au'> & { readonly fin_le?: string | undefined };

/** One of us confirmed that the transfer arrived. No payment moves a recorded end. */
export const virement_confirme = ({ compte, jusqu_au, fin_le }: Recu): Lettre => ({
  sujet: fr`Virement reçu : compte payé jusqu'au ${jusqu_au}`,
  titre: fr`Votre virement est reçu`,
  paragraphes: [
    fin_le === undefined
      ? fr`Merci. Votre compte est payé jusqu'au ${jusqu_au}. Vous n'avez rien à faire : un message vous préviendra sept jours avant cette date.`
      : fr`Merci. Votre compte est payé jusqu'au ${jusqu_au}. La résiliation reste enregistrée : il prend fin le ${fin_le}.`,
  ],
  faits: [leCompte({ compte }), [fr`Payé jusqu'au`, jusqu_au]],
});

/** The transfer that was announced never came. */
export const virement_refuse = ({ compte, contact }: Envoyeur): Lettre => ({
  sujet: fr`Virement non reçu`,
  titre: fr`Votre virement n'est pas arrivé`,
  paragraphes: [
    fr`Le virement que vous avez signalé n'est pas arrivé : il n'est plus attendu, et la date payée n'a pas changé. S'il est parti, écrivez-nous à ${contact} ; sinon, faites-le, puis signalez-le de nouveau.`,
  ],
  faits: [leCompte({ compte })],
  boutons: [VIREMENT_FAIT],
});

/** A plan change was paid, but the account's clients did not fit in the new plan. */
export const formule_refusee = ({ compte, contact, plan, vers }: Avec<'plan' | 'vers'>): Lettre => ({
  sujet: fr`Changement de formule en attente : ${nomDeFormule(vers)}`,
  titre: fr`La formule n'a pas changé`,
  paragraphes: [
    fr`Le paiement de la formule « ${nomDeFormule(vers)} » est arrivé, mais vos clients occupent plus de places qu'elle n'en a : la formule « ${nomDeFormule(plan)} » reste en place.`,
    fr`Retirez d'abord des clients ; une place se libère 30\u00a0jours après le premier diagnostic du client, et dès son retrait si ces 30\u00a0jours sont passés ou si aucune mesure n'a été lancée. Écrivez-nous ensuite à ${contact} : le changement, déjà payé, sera appliqué.`,
  ],
  faits: [
    leCompte({ compte }),
    [fr`Formule en place`, nomDeFormule(plan)],
    [fr`Formule payée`, nomDeFormule(vers)],
  ],
});

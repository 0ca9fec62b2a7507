import { fr } from '@agence/gesture';
import { nomDeFormule } from '@agence/words/promises';
import { type Avec, type Bouton, bouton, type Lettre, VIREMENT_FAIT } from './lettre.ts';
import { leCompte, type Payeur, virerA } from './pour.ts';

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

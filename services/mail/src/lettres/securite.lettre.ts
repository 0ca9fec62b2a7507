import { fr } from '@agence/gesture';
import { majuscule } from '@agence/words/french';
import { CONNUE_JOURS, LIEN_MINUTES } from '@agence/words/promises';
import { type Avec, bouton, type Envoyeur, ecrit, type Lettre, leCompte, type Marque } from './lettre.ts';

const COUPER_LES_CLES = bouton(fr`Couper les clés`);

/** Facts of a security letter: when the change was made, and by whom if that is known. */
export type Acte = Envoyeur & { readonly quand: string; readonly par?: string | undefined };

type Dit = Omit<Lettre, 'paragraphes'> & {
  readonly dit: string;
  /** What to do at once, beside writing to us, when somebody else made the change. */
  readonly remede?: string;
};

const lettre = (facts: Envoyeur & Partial<Acte>, { dit, faits = [], remede = '', ...plus }: Dit): Lettre => {
  const { contact, quand, par } = facts;
  const surpris = fr`Si ce changement n'est pas de vous, écrivez-nous aussitôt à ${contact}${remede}.`;
  return {
    ...plus,
    paragraphes: [dit, surpris],
    faits: [leCompte(facts), ...faits, [fr`Quand`, quand], [fr`Par`, par]],
  };
};

/** Somebody typed this address on the sign-in page of the console. */
export const connexion = ({ adresse, lien, contact }: Avec<'adresse' | 'lien'>): Lettre => ({
  sujet: fr`Votre lien pour entrer dans la console`,
  titre: fr`Entrer dans la console`,
  action: { texte: fr`Entrer dans la console`, lien },
  paragraphes: [
    fr`Ce lien ouvre une page ; le bouton « Entrer » y ouvre la console. Il sert une seule fois, pendant ${LIEN_MINUTES} minutes ; le dernier demandé remplace les autres.`,
    fr`Vous n'avez rien demandé ? Ne faites rien : sans ce lien, personne n'entre. Si cela se répète, écrivez-nous à ${contact}.`,
  ],
  faits: [[fr`Adresse`, adresse]],
});

export const cle_remise = (facts: Acte & Avec<'porte' | 'fin'>): Lettre =>
  lettre(facts, {
    sujet: fr`Nouvelle clé : …${facts.fin}`,
    titre: fr`Une clé est remise`,
    dit: fr`Une clé de plus ouvre le compte : elle finit par ${facts.fin} et sert à la porte « ${facts.porte} ».`,
    remede: facts.commande
      ? fr` et coupez les clés`
      : fr` et coupez les clés dans la console, page « Accès »`,
    boutons: [COUPER_LES_CLES],
  });

export const cles_revoquees = (facts: Acte): Lettre =>
  lettre(facts, {
    sujet: fr`Clés coupées`,
    titre: fr`Des clés du compte sont coupées`,
    dit: fr`Les programmes et les assistants qui s'en servaient n'ont plus accès au compte. Une nouvelle clé se demande par e-mail ou dans la console : une personne vous la remettra.`,
    boutons: [bouton(fr`Demander une clé`)],
  });

/** Only the answer to the request shows the new address; replies to this letter go there. */
export const badge_change = (facts: Acte): Lettre =>
  lettre(facts, {
    sujet: fr`Nouvelle adresse de commande`,
    titre: fr`L'adresse de commande a changé`,
    dit: facts.seul
      ? fr`Vos ordres par e-mail arrivent désormais à une nouvelle adresse, et l'ancienne ne vaut plus : répondez à ce message, ou à ceux qui le suivront.`
      : fr`Les ordres par e-mail du compte arrivent désormais à une nouvelle adresse. L'ancienne ne vaut plus, et les sessions de console ouvertes sont fermées. Une réponse à ce message arrive à la nouvelle adresse.`,
    boutons: [bouton(fr`Aide`)],
  });

type NouvelleMarque = Acte & Marque & Avec<'touche'>;

/** This letter already carries the brand of the next documents. `touche`: how to reach the agency. */
export const marque_changee = (facts: NouvelleMarque): Lettre => {
  const { nom, couleur, touche } = facts;
  return lettre(facts, {
    sujet: fr`Marque changée : ${nom}`,
    titre: fr`La marque de vos documents a changé`,
    marque: { nom, couleur },
    dit: fr`Vos prochains documents porteront ce nom, cette couleur et ce contact ; ceux qui sont remis restent tels quels. Là où votre messagerie l'affiche, l'en-tête de ce message les montre.`,
    faits: [
      [fr`Nom`, nom],
      [fr`Couleur`, couleur],
      [fr`Contact`, touche],
    ],
  });
};

export const compte_resilie = (facts: Acte & Avec<'fin_le' | 'mode'>): Lettre => {
  const { fin_le, mode, seul, contact } = facts;
  const fin = seul
    ? fr`Vos mesures se poursuivent et vos ordres sont exécutés jusqu'au ${fin_le} inclus ; ensuite, vos ordres sont refusés. Vos documents sont gardés.`
    : fr`Le compte est servi et vos clients sont mesurés jusqu'au ${fin_le} inclus ; ensuite, les appels et les ordres du compte sont refusés. Vos documents sont gardés.`;
  const carte = fr` Arrêtez aussi les prélèvements dans votre espace de paiement, ou écrivez-nous à ${contact}.`;
  return lettre(facts, {
    sujet: fr`Résiliation enregistrée : fin le ${fin_le}`,
    titre: fr`La résiliation est enregistrée`,
    dit: mode === 'carte' ? fin + carte : fin,
    faits: [[fr`Dernier jour`, fin_le]],
  });
};

/** Somebody signed in from a place that the account did not use before. */
export const connexion_nouvelle = (facts: Acte & Avec<'adresse' | 'appelant' | 'navigateur'>): Lettre =>
  lettre(facts, {
    sujet: fr`Nouvelle connexion à la console`,
    titre: fr`La console a été ouverte depuis un nouvel endroit`,
    dit: fr`Cet accès à internet ou ce navigateur n'avait pas ouvert la console du compte depuis ${CONNUE_JOURS}\u00a0jours.`,
    faits: [
      [fr`Adresse e-mail`, facts.adresse],
      [fr`Accès à internet`, facts.appelant],
      [fr`Navigateur`, facts.navigateur],
    ],
    remede: fr` et fermez toutes les sessions dans la console, page « Accès »`,
  });

/** The last message to an address that was removed. */
export const adresse_retiree = (facts: Acte & Avec<'adresse'>): Lettre =>
  lettre(facts, {
    sujet: fr`Votre adresse est retirée du compte ${facts.compte}`,
    titre: fr`Votre adresse est retirée`,
    dit: fr`L'adresse ${facts.adresse} n'est plus autorisée sur le compte : elle ne peut plus y donner d'ordre, et ce message est le dernier qu'elle en reçoit.`,
    faits: [[fr`Adresse`, facts.adresse]],
    pied: fr`${facts.service} écrit à une adresse qui était autorisée sur le compte « ${facts.compte} ». ${ecrit(facts)}`,
  });

/** A request to change the authorised addresses. `action`: ajouter | retirer. */
type Demande = Avec<'adresse' | 'action'>;

const motsDe = ({ action }: Demande) =>
  action === 'ajouter'
    ? { nom: fr`ajout`, le: fr`L'ajout`, du: fr`d'ajout`, aux: 'aux', faite: fr`ajoutée` }
    : { nom: fr`retrait`, le: fr`Le retrait`, du: fr`de retrait`, aux: 'des', faite: fr`retirée` };

export const adresse_demandee = (facts: Demande & { readonly meme_domaine: boolean }): Lettre => {
  const { adresse, meme_domaine, contact, commande, seul } = facts;
  const { nom, le, aux } = motsDe(facts);
  const couper = commande ? fr` et coupez les clés` : fr` et révoquez les clés du compte`;
  return {
    sujet: fr`${majuscule(nom)} d'adresse demandé : ${adresse}`,
    titre: fr`Un ${nom} d'adresse est demandé`,
    paragraphes: [
      fr`${le} de l'adresse ${adresse} ${aux} adresses autorisées du compte a été demandé. Rien n'a changé : une personne vérifie la demande avant de l'appliquer, et sa décision sera envoyée aux adresses que le compte aura alors.`,
      meme_domaine
        ? undefined
        : fr`Ce domaine n'est celui d'aucune adresse du compte : la vérification demandera un échange avec vous.`,
      // A customer without an agency has no keys.
      fr`Si cette demande n'est pas de vous, écrivez-nous aussitôt à ${contact}${seul ? '' : couper}.`,
    ],
    faits: [leCompte(facts), [fr`Adresse`, adresse]],
    boutons: seul ? [] : [COUPER_LES_CLES],
  };
};

/** One of us decided on an address request. `etat`: approuvée | refusée. */
export const adresse_tranchee = (facts: Demande & Avec<'etat'>): Lettre => {
  const { adresse, action, etat, contact } = facts;
  const { nom, du, faite } = motsDe(facts);
  if (etat === 'refusée')
    return {
      sujet: fr`${majuscule(nom)} d'adresse refusé : ${adresse}`,
      titre: fr`L'adresse n'a pas été ${faite}`,
      paragraphes: [
        fr`La demande ${du} de l'adresse ${adresse} a été refusée. Les adresses autorisées du compte restent ce qu'elles étaient. Pour en connaître la raison, écrivez-nous à ${contact}.`,
      ],
      faits: [leCompte(facts), [fr`Adresse`, adresse]],
    };
  return lettre(facts, {
    sujet: fr`Adresse ${faite} : ${adresse}`,
    titre: fr`L'adresse est ${faite}`,
    dit:
      action === 'ajouter'
        ? fr`L'adresse ${adresse} est désormais autorisée sur le compte : les messages lui sont envoyés comme aux autres.`
        : fr`L'adresse ${adresse} n'est plus autorisée sur le compte : aucun message ne lui est plus envoyé.`,
    faits: [[fr`Adresse`, adresse]],
  });
};

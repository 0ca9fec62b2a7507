import { fr } from '@agence/gesture';
import { CONNUE_JOURS } from '@agence/words/promises';
import { lettreDeCompte } from './compte.lettre.ts';
import type { Envoyeur, Lettre } from './lettre.ts';
import type { Pour } from './pour.ts';

/** What letters about an account's security know: when it was done, and by whom if that is kept. */
export type Acte = Envoyeur &
  Pick<Pour, 'commande' | 'seul'> & { readonly quand: string; readonly par: string | null };

type Dit = Pick<Lettre, 'sujet' | 'titre'> & {
  readonly dit: string;
  readonly faits?: Lettre['faits'];
  /** What to do at once when it was somebody else, beside writing to us. */
  readonly remede?: string;
};

const lettre = (facts: Acte, { sujet, titre, dit, faits = [], remede = '' }: Dit): Lettre => {
  const { compte, contact, quand, par } = facts;
  const surpris = fr`Si ce changement n'est pas de vous, écrivez-nous aussitôt à ${contact}${remede}.`;
  const lines: Lettre['faits'] = [
    [fr`Compte`, compte],
    ...faits,
    [fr`Quand`, quand],
    ...(par === null ? [] : [[fr`Par`, par] as const]),
  ];
  return lettreDeCompte(facts, { sujet, titre, paragraphes: [dit, surpris], faits: lines });
};

const couperLesCles = ({ commande }: Acte): string =>
  commande
    ? fr` et répondez « Couper les clés » à ce message`
    : fr` et coupez les clés dans la console, page « Accès »`;

export type CleRemise = Acte & { readonly porte: string; readonly fin: string };

/** One more key opens the account. */
export const cleRemise = (facts: CleRemise): Lettre =>
  lettre(facts, {
    sujet: fr`Nouvelle clé : …${facts.fin}`,
    titre: fr`Une clé est remise`,
    dit: fr`Une clé de plus ouvre le compte : elle finit par ${facts.fin} et sert à la porte « ${facts.porte} ».`,
    remede: couperLesCles(facts),
  });

export const clesCoupees = (facts: Acte): Lettre =>
  lettre(facts, {
    sujet: fr`Clés coupées`,
    titre: fr`Des clés du compte sont coupées`,
    dit: fr`Les programmes et les assistants qui s'en servaient n'ont plus accès au compte. Une nouvelle clé se demande par e-mail ou dans la console : une personne vous la remettra.`,
  });

/** The address itself is shown to whoever asked for it; an answer to this letter goes there. */
export const adresseDeCommande = (facts: Acte): Lettre =>
  lettre(facts, {
    sujet: fr`Nouvelle adresse de commande`,
    titre: fr`L'adresse de commande a changé`,
    dit: facts.seul
      ? fr`Vos ordres par e-mail arrivent désormais à une adresse neuve, et l'ancienne ne vaut plus : répondez à ce message, ou à ceux qui le suivront.`
      : fr`Les ordres par e-mail du compte arrivent désormais à une adresse neuve. L'ancienne ne vaut plus, et les sessions de console ouvertes sont fermées. Une réponse à ce message arrive à la nouvelle adresse.`,
  });

export type MarqueChangee = Acte & {
  readonly nom: string;
  readonly couleur: string;
  readonly touche: string;
};

/** The brand that the next documents carry. */
export const marqueChangee = (facts: MarqueChangee): Lettre =>
  lettre(facts, {
    sujet: fr`Marque changée : ${facts.nom}`,
    titre: fr`La marque de vos documents a changé`,
    dit: fr`Vos prochains documents porteront ce nom, cette couleur et ce contact ; ceux qui sont remis restent tels quels.`,
    faits: [
      [fr`Nom`, facts.nom],
      [fr`Couleur`, facts.couleur],
      [fr`Contact`, facts.touche],
    ],
  });

export type CompteResilie = Acte & { readonly fin_le: string; readonly mode: string };

export const compteResilie = (facts: CompteResilie): Lettre => {
  const { fin_le, mode, seul, contact } = facts;
  const fin = seul
    ? fr`Vos mesures et vos ordres sont servis jusqu'au ${fin_le} inclus ; ensuite, vos ordres sont refusés. Vos documents sont gardés.`
    : fr`Le compte est servi et vos clients sont mesurés jusqu'au ${fin_le} inclus ; ensuite, les appels et les ordres du compte sont refusés. Vos documents sont gardés.`;
  const carte = fr` Arrêtez aussi les prélèvements dans votre espace de paiement, ou écrivez-nous à ${contact}.`;
  return lettre(facts, {
    sujet: fr`Résiliation enregistrée : fin le ${fin_le}`,
    titre: fr`La résiliation est enregistrée`,
    dit: mode === 'carte' ? fin + carte : fin,
    faits: [[fr`Dernier jour`, fin_le]],
  });
};

export type ConnexionNouvelle = Acte & {
  readonly adresse: string;
  readonly appelant: string;
  readonly navigateur: string;
};

export const connexionNouvelle = (facts: ConnexionNouvelle): Lettre =>
  lettre(facts, {
    sujet: fr`Nouvelle connexion à la console`,
    titre: fr`La console a été ouverte d'un endroit nouveau`,
    dit: fr`Cet accès à internet ou ce navigateur n'avait pas ouvert la console du compte depuis ${CONNUE_JOURS}\u00a0jours.`,
    faits: [
      [fr`Adresse e-mail`, facts.adresse],
      [fr`Accès à internet`, facts.appelant],
      [fr`Navigateur`, facts.navigateur],
    ],
    remede: fr` et fermez toutes les sessions dans la console, page « Accès »`,
  });

/** The last message to an address that was removed. */
export const adresseRetiree = (facts: Acte & { readonly adresse: string }): Lettre => {
  const { adresse, compte, service, jour, heure } = facts;
  const dite = lettre(facts, {
    sujet: fr`Votre adresse est retirée du compte ${compte}`,
    titre: fr`Votre adresse est retirée`,
    dit: fr`L'adresse ${adresse} n'est plus autorisée sur le compte : elle n'y donne plus d'ordre, et ce message est le dernier qu'elle en reçoit.`,
    faits: [[fr`Adresse`, adresse]],
  });
  const pied = fr`${service} écrit à une adresse qui était autorisée sur le compte « ${compte} ». Message écrit le ${jour} à ${heure}, heure de Paris.`;
  return { ...dite, pied };
};

import { fr } from '@agence/gesture';
import { type Compris, type Illisible, type Portefeuille, type Pourquoi, quelques } from '@agence/orders';
import { type Bouton, bouton } from '../lettres/lettre.ts';
import type { Dit } from './dire.ts';

/** An answer to an order, and its Reply-To address. */
export type Reponse = Dit & {
  readonly titre: string;
  readonly boutons?: readonly Bouton[];
  /** Its Reply-To address; absent: the address that received the order. */
  readonly repondre_a?: string | undefined;
  /** The address that asked, when another address of the account confirmed: it gets the answer too. */
  readonly aussi?: string;
  /** Clients that it lets the reader choose from, as a questions letter names them. */
  readonly clients?: readonly string[];
};

export const RIEN = fr`Rien n'a été fait.`;
export const PAS_POSSIBLE = fr`Ce n'est pas possible`;

export const said = (titre: string, paragraphes: readonly string[]) => ({ titre, paragraphes, faits: [] });

export const refusal = (sentence: string): Reponse => said(PAS_POSSIBLE, [sentence, RIEN]);

/** The API speaks to agencies of « ce client »; a customer without an agency is that client. */
const MOTS: readonly (readonly [RegExp, string])[] = [
  [/\bun client ne se corrige/g, 'une fiche ne se corrige'],
  [/\bvos clients (sont mesurés)/g, 'votre établissement est mesuré'],
  [/\bCe client\b/g, 'Votre établissement'],
  [/\bce client\b/g, 'votre établissement'],
  [/\b(Aucun|Quel) client\b/g, '$1 établissement'],
  [/\bdans ses (?:livrables|documents)\b/g, 'dans vos documents'],
];

const reworded = (sentence: string): string =>
  MOTS.reduce((text, [words, instead]) => text.replace(words, instead), sentence);

/** An answer in the words of a customer without an agency. */
export const pourDirect = (reponse: Reponse): Reponse => ({
  ...reponse,
  titre: reworded(reponse.titre),
  paragraphes: reponse.paragraphes.map(reworded),
});

const POURQUOI: Readonly<Record<Pourquoi, string>> = {
  vide: fr`Votre message ne contient pas d'ordre.`,
  merci: fr`Votre message ne contient pas d'ordre.`,
  inconnu: fr`Nous n'avons pas compris votre message avec certitude.`,
  plusieurs: fr`Votre message contient plusieurs ordres : envoyez-en un par message.`,
  condition: fr`Votre message contient un ordre et une condition : envoyez l'ordre seul, le moment venu.`,
  date: fr`Votre message contient un ordre pour plus tard : envoyez-le le moment venu.`,
  refus: fr`Votre message dit de ne pas faire quelque chose, ou revient sur un ordre.`,
  question: fr`Votre message pose une question, et nous n'y reconnaissons aucun ordre avec certitude.`,
  manque: fr`Il manque à votre message une valeur sans laquelle cet ordre ne peut pas être exécuté.`,
  long: fr`Votre message est trop long pour être compris avec certitude.`,
  sans_reponse: fr`Nous n'avons pas pu comprendre votre message à temps.`,
};

const RESTE_OUI = fr`Pour confirmer ce qui vous a été proposé, répondez OUI.`;

const DE_TABLEAU: Readonly<Record<Illisible['cause'], string>> = {
  titres: fr`Votre tableau n'a pas les deux colonnes qu'il nous faut : Entreprise et Site web.`,
  ligne: fr`Votre tableau n'a pas de titres de colonnes, et l'une de ses lignes n'a pas l'entreprise, puis son site.`,
  taille: fr`Votre tableau est trop grand pour être lu : gardez les colonnes utiles, sans textes longs.`,
};
const CELLULES: Readonly<Record<Illisible['cause'], string>> = {
  titres: fr`Titres que nous ne connaissons pas`,
  ligne: fr`Ligne à revoir`,
  taille: '',
};
const EXEMPLE = {
  titre: fr`Un tableau que nous lisons`,
  lignes: [
    fr`Entreprise;Site web;Ville;Métier`,
    fr`Plomberie Martin;plomberie-martin.fr;Angers;plombier`,
    fr`Le Fournil;le-fournil.fr;Cholet;boulangerie`,
  ].map((texte) => ({ texte })),
};

/** What the answer to an order says of the columns of its tables that were left out. */
export const laissees = (tues: readonly string[]): string =>
  fr`Colonnes laissées de côté : ${tues.join(', ')}.`;

/** The last answer of a day in a thread, because its sender may be a program. */
export const derniereReponse = (contact: string): string =>
  fr`C'est notre troisième réponse en un jour à des messages où nous ne comprenons pas d'ordre : d'ici à demain, seuls les ordres compris recevront une réponse. Une personne vous répond à ${contact}.`;

/** Attached tables that were not read: another format, too large, or over the number limit. */
export const nonLue = (names: readonly string[]): string =>
  fr`Pièces jointes non lues : ${names.join(', ')}. Joignez vos clients dans un fichier CSV de 256 Ko au plus, trois fichiers au plus.`;

type Autour = Portefeuille & { readonly proposee: boolean; readonly contact: string };

/** The answer to a message without a usable order: why nothing is done, and what to write instead. */
export const notUnderstood = (
  compris: Exclude<Compris, { ordre: unknown }>,
  { proposee, contact, ...portefeuille }: Autour,
): Reponse => {
  const personne = fr`Une personne vous répond à ${contact}.`;
  if ('introuvable' in compris) {
    const { nom, candidats } = compris.introuvable;
    const found = candidats.map(({ entreprise, site, ville }) => `${entreprise} · ${ville ?? site}`);
    const avecSonNom = fr` Si c'est de celui-ci qu'il s'agit, reprenez votre ordre avec son nom :`;
    const why =
      found.length < 2
        ? fr`Aucun client de votre compte ne s'appelle « ${nom} ».${found.length === 0 ? '' : avecSonNom}`
        : fr`« ${nom} » peut désigner plusieurs clients, ou aucun. Reprenez votre ordre avec l'un de ces noms :`;
    return said(fr`Quel client ?`, [why, ...found, RIEN, personne]);
  }
  if (compris.tableau !== undefined) {
    const { cause, cellules } = compris.tableau;
    return {
      ...said(fr`Tableau non lu`, [DE_TABLEAU[cause], RIEN, personne]),
      ...(cellules.length > 0 && { faits: [[CELLULES[cause], cellules.join(' · ')]] }),
      tableaux: [EXEMPLE],
    };
  }
  const paragraphes = [POURQUOI[compris.incompris], RIEN, ...(proposee ? [RESTE_OUI] : []), personne];
  return { ...said(fr`Message non compris`, paragraphes), boutons: quelques(portefeuille).map(bouton) };
};

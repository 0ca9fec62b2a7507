import { fr } from '@agence/gesture';
import type { Etat } from '@agence/words/etats';

/** Content of a message before it is rendered. Names in it are as people typed them: rendering cleans them. */
export type Lettre = {
  readonly sujet: string;
  readonly titre: string;
  /** A warning to read before any figure. */
  readonly avis?: string | undefined;
  /** The main figure, and the words that end its sentence. */
  readonly chiffre?: readonly [nombre: string, suite: string] | undefined;
  readonly action?: Lien | Bouton | undefined;
  readonly tableaux?: readonly Tableau[] | undefined;
  /** Without text, a paragraph or a fact is left out. */
  readonly paragraphes: readonly (string | undefined)[];
  /** Orders offered as replies; only orders that the service would accept now. */
  readonly boutons?: readonly Bouton[] | undefined;
  readonly faits?: readonly Fait[] | undefined;
  /** Brand in its header; absent: ours. */
  readonly marque?: Marque | undefined;
  /** Link to the document that it is about; a customer without an agency gets the document attached. */
  readonly document?: string;
  readonly arret?: Lien | undefined;
  /** Footer: sender, recipient and reason; absent: the usual footer for that recipient. */
  readonly pied?: string | undefined;
};

export type Lien = { readonly texte: string; readonly lien: string };

/** A button that opens a message with the order filled in. */
export type Bouton = { readonly texte: string; readonly ordre: string };

/** A button whose text is the order that it writes. */
export const bouton = (ordre: string): Bouton => ({ texte: ordre, ordre });

export const COUPER_LES_CLES = bouton(fr`Couper les clés`);
export const VIREMENT_FAIT: Bouton = { texte: fr`Signaler mon virement`, ordre: fr`Virement fait` };

export type Fait = readonly [label: string, value: string | undefined];
export type Marque = { readonly nom: string; readonly couleur: string };
export type Tableau = { readonly titre: string; readonly lignes: readonly Ligne[] };

/** One table row: its number, its subject, a note, and its count. */
export type Ligne = {
  readonly repere?: string | undefined;
  readonly texte: string;
  readonly lien?: string | undefined;
  readonly etat?: Etat | undefined;
  readonly note?: string | undefined;
  readonly valeur?: string | undefined;
};

/** Facts that every letter has. */
export type Envoyeur = {
  readonly service: string;
  readonly contact: string;
  /** DD/MM/YYYY and `09 h 14` in Paris. */
  readonly jour: string;
  readonly heure: string;
  /** Name of the account; empty in a letter to somebody else. */
  readonly compte: string;
  /** Replies are read as orders. */
  readonly commande: boolean;
  /** A customer without an agency: it is its own only client, and its documents are attached. */
  readonly seul: boolean;
};

/** Facts of a letter to an account. Days are DD/MM/YYYY. */
export type Avec<K extends string> = Envoyeur & Readonly<Record<K, string>>;

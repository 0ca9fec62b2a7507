/** What a message says, before it is text or HTML. Names in it are as people wrote them. */
export type Lettre = {
  readonly sujet: string;
  readonly titre: string;
  /** What must be known before any number is read. */
  readonly avis?: string | undefined;
  /** The one number that it is about, and the words that end its sentence. */
  readonly chiffre?: readonly [nombre: string, suite: string] | undefined;
  /** What most readers do next. */
  readonly action?: Lien | Bouton | undefined;
  readonly tableaux?: readonly Tableau[] | undefined;
  readonly paragraphes: readonly string[];
  /** Orders that may answer it: only those that are not refused as things stand. */
  readonly boutons?: readonly Bouton[] | undefined;
  readonly faits?: readonly Fait[] | undefined;
  /** Whose name and colour it carries; absent: ours. */
  readonly marque?: Marque | undefined;
  /** Who sends this, to whom and why; absent: as every letter to that reader says it. */
  readonly pied?: string | undefined;
};

export type Lien = { readonly texte: string; readonly lien: string };

/** Opens a message with the order filled in. */
export type Bouton = { readonly texte: string; readonly ordre: string };

export type Fait = readonly [label: string, value: string];
export type Marque = { readonly nom: string; readonly couleur: string };
export type Tableau = { readonly titre: string; readonly lignes: readonly Ligne[] };

/** One line of a table: its number, what it is about, what is said of it, and its number of times. */
export type Ligne = {
  readonly repere?: string | undefined;
  readonly texte: string;
  readonly lien?: string | undefined;
  readonly etat?: Etat | undefined;
  readonly note?: string | undefined;
  readonly valeur?: string | undefined;
};

export type Etat = 'conquerir' | 'consolider' | 'acquise';

/** What every letter knows. */
export type Expedition = {
  /** Name of the service. */
  readonly service: string;
  /** Whom a person writes to. */
  readonly contact: string;
  /** DD/MM/YYYY and `09 h 14` in Paris. */
  readonly jour: string;
  readonly heure: string;
};

/** What every letter to an account knows. */
export type Envoyeur = Expedition & {
  /** Name of the account. */
  readonly compte: string;
  /** An answer to the letter is read as an order. */
  readonly commande: boolean;
  /** A customer without an agency: it is its own only client, and its documents are joined. */
  readonly seul: boolean;
};

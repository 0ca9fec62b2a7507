/** What a message says, before it is text or HTML. Names in it are as people wrote them. */
export type Lettre = {
  readonly sujet: string;
  readonly titre: string;
  readonly paragraphes: readonly string[];
  readonly action: { readonly texte: string; readonly lien: string } | null;
  /** Label and value, one a line. */
  readonly faits: readonly (readonly [string, string])[];
  /** Who sends this, to whom and why. */
  readonly pied: string;
};

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
};

/** A client of the account. */
export type Client = {
  readonly id: string;
  readonly entreprise: string;
  readonly site: string;
  readonly ville?: string | undefined;
  readonly actif: boolean;
};

/** A name that matches no client or several; `candidats` are the similar or matching clients. */
export type Introuvable = { readonly nom: string; readonly candidats: readonly Client[] };

/** Why an attached table holds no clients: unknown titles, a row without titles that is no client, or its size. */
export type Illisible = {
  readonly cause: 'titres' | 'ligne' | 'taille';
  /** The unknown titles, or the cells of the row. */
  readonly cellules: readonly string[];
};

/** The clients that a message may name; `seul` is the only client of a direct customer, who may omit its name. */
export type Portefeuille = { readonly clients: readonly Client[]; readonly seul: Client | undefined };

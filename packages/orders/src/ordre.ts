/** A client of the account. */
export type Client = {
  readonly id: string;
  readonly entreprise: string;
  readonly site: string;
  readonly ville?: string | undefined;
  readonly actif: boolean;
};

/** The gestures that a mail can order. */
export type Geste =
  | 'compte'
  | 'clients'
  | 'livrables'
  | 'donnees'
  | 'questions'
  | 'diagnostics'
  | 'aide'
  | 'ajouter'
  | 'retirer'
  | 'corriger'
  | 'diagnostic'
  | 'marque'
  | 'resilier'
  | 'badge'
  | 'ajuster'
  | 'page'
  | 'audit'
  | 'adresses'
  | 'formule'
  | 'virement'
  | 'revoquer'
  | 'cle'
  | 'oui'
  | 'non';

/** Read-only gestures. */
export const LISENT: ReadonlySet<Geste> = new Set([
  'compte',
  'clients',
  'diagnostics',
  'aide',
  'livrables',
  'donnees',
  'questions',
]);

/** One order: a gesture, its client if any, and the body of the API call. `tues`: unknown columns of its tables, left out. */
export type Ordre = {
  readonly geste: Geste;
  readonly client?: Client;
  readonly corps: object;
  readonly tues?: readonly string[];
};

/** A name that matches no client or several; `candidats` are the similar or matching clients. */
export type Introuvable = { readonly nom: string; readonly candidats: readonly Client[] };

/** Why a message is no order. `merci`: it only thanks us or confirms receipt. */
export type Pourquoi =
  | 'merci'
  | 'vide'
  | 'inconnu'
  | 'plusieurs'
  | 'condition'
  | 'date'
  | 'refus'
  | 'question'
  | 'manque'
  | 'long'
  | 'sans_reponse';

/** Why an attached table holds no clients: unknown titles, a row without titles that is no client, or its size. */
export type Illisible = {
  readonly cause: 'titres' | 'ligne' | 'taille';
  /** The unknown titles, or the cells of the row. */
  readonly cellules: readonly string[];
};

/** A message is understood as an order, as an order whose client is not found, or as no order. A doubt is never an order. */
export type Compris =
  | { readonly ordre: Ordre }
  | { readonly geste: Geste; readonly introuvable: Introuvable }
  | { readonly incompris: Pourquoi; readonly tableau?: Illisible };

/** A received message; `tables` holds the text of its attached tables. */
export type Lettre = {
  readonly texte: string;
  readonly sujet: string;
  readonly tables: readonly string[];
};

/** The clients that a message may name; `seul` is the only client of a direct customer, who may omit its name. */
export type Portefeuille = { readonly clients: readonly Client[]; readonly seul: Client | undefined };

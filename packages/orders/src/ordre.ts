/** A client of the account, as an order may name it. */
export type Client = {
  readonly id: string;
  readonly entreprise: string;
  readonly site: string;
  readonly ville?: string | undefined;
  readonly actif: boolean;
};

/** What can be asked by mail. */
export type Geste =
  | 'compte'
  | 'clients'
  | 'livrables'
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

/** Gestures that only tell something, and change nothing. */
export const LISENT: ReadonlySet<Geste> = new Set([
  'compte',
  'clients',
  'diagnostics',
  'aide',
  'livrables',
  'questions',
]);

/** One order: a gesture, the client it is about, and the body that the API takes for it. */
export type Ordre = { readonly geste: Geste; readonly client?: Client; readonly corps: object };

/** A name that no client has, or several: which ones come near it. */
export type Introuvable = { readonly nom: string; readonly candidats: readonly Client[] };

/** Why a message is no order. `merci`: it thanks, or says that ours came. */
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

/** What a message asks for. Nothing that is not certain becomes an order. */
export type Compris =
  | { readonly ordre: Ordre }
  | { readonly geste: Geste; readonly introuvable: Introuvable }
  | { readonly incompris: Pourquoi };

/** What a person wrote: the text of the message, its subject, and the tables joined to it. */
export type Lettre = {
  readonly texte: string;
  readonly sujet: string;
  readonly tables: readonly string[];
};

/** The clients that a message may speak of; `seul`: the only one of a customer without an agency, which need not be named. */
export type Portefeuille = { readonly clients: readonly Client[]; readonly seul: Client | undefined };

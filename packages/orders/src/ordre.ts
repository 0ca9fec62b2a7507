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
/** Carried out at once: a day before which it is wanted changes nothing. */
export const PROMPTS: ReadonlySet<Geste> = new Set([...LISENT, 'audit', 'diagnostic', 'cle']);

/** Carried out at once, and changes something: nothing asks whether it was meant. */
export const EFFETS: ReadonlySet<Geste> = new Set([
  ...(['ajuster', 'page', 'audit', 'adresses', 'formule', 'virement', 'revoquer', 'cle'] as const),
]);
/** Hold names and texts of any words, and are proposed first. */
export const LIBRES: ReadonlySet<Geste> = new Set(['corriger', 'marque', 'ajouter', 'diagnostic']);

/** One order: a gesture, the client it is about, and the body that the API takes for it. */
export type Ordre = { readonly geste: Geste; readonly client?: Client; readonly corps: object };

/** A name that no client has, or several: which ones come near it. */
export type Introuvable = { readonly nom: string; readonly candidats: readonly Client[] };

/** `merci`: it thanks, or says that ours came, and asks for nothing. */
export type Pourquoi = 'merci' | 'inconnu' | 'plusieurs' | 'reserve' | 'question' | 'vide';

/** What a message asks for. Nothing that is not certain becomes an order. */
export type Compris =
  | { readonly ordre: Ordre }
  | { readonly geste: Geste; readonly introuvable: Introuvable }
  | {
      /** `lu`: the order that stands there all the same, and is held back. */
      readonly incompris: {
        readonly pourquoi: Pourquoi;
        readonly lu?: Ordre | undefined;
        readonly proches: readonly string[];
      };
    };

/** What a person wrote: the text of the message, its subject, and the tables joined to it. */
export type Lettre = {
  readonly texte: string;
  readonly sujet: string;
  readonly tables: readonly string[];
};

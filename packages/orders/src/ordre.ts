import type { Client, Illisible, Introuvable } from './client.ts';
import type { FAMILLES } from './formes.ts';

/** The gestures that a mail can order. */
export type Geste = keyof typeof FAMILLES | 'oui' | 'non';

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

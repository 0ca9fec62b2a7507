import type { Rule } from '@agence/gesture';
import type { DocumentKind } from '@agence/platform/store/document-store';

/** The last link that one caller requested for an address; that caller's earlier links are void. */
export type Lien = {
  readonly id: string;
  readonly adresse: string;
  /** Hashes of the tokens that open a session; absent once used, and in documents from before tokens were hashed. */
  readonly jetons?: readonly string[];
  readonly utilise?: true;
  readonly expire: Date;
};

/** `null` before the first request. */
export type LienState = Lien | null;

export type LienFact =
  | { readonly type: 'lien_demande'; readonly lien: Lien }
  | { readonly type: 'lien_remis'; readonly lien: Lien; readonly operator: string }
  | { readonly type: 'jeton_tire'; readonly hash: string }
  | { readonly type: 'lien_utilise' };

export type LienRule<C, P = object> = Rule<LienState, C, P, LienFact>;

/** How many tokens stay valid: one for each attempt to send the message. */
const JETONS = 5;

const change = (state: Lien, fact: Extract<LienFact, { type: 'jeton_tire' | 'lien_utilise' }>): Lien => {
  const { id, adresse, expire, jetons = [] } = state;
  return fact.type === 'lien_utilise'
    ? { id, adresse, expire, utilise: true }
    : { id, adresse, expire, jetons: [...jetons, fact.hash].slice(-JETONS) };
};

export const LIENS: DocumentKind<LienState, LienFact> = {
  collection: 'liens',
  initial: () => null,
  evolve: (state, fact) => {
    if ('lien' in fact) return fact.lien;
    return state === null ? null : change(state, fact);
  },
  announce: (fact) =>
    fact.type === 'lien_demande' ? [{ name: 'lien_demande', data: { lien: fact.lien.id } }] : [],
  record: (fact) =>
    fact.type === 'lien_remis'
      ? [{ operator: fact.operator, what: fact.type, on: fact.lien.adresse, why: '' }]
      : [],
};

import type { DocumentKind } from '@agence/platform/document-store';

/** The last link that was asked for an address; what was asked before is worth nothing from then on. */
export type Lien = {
  readonly id: string;
  readonly adresse: string;
  /** What opens a session, as long as nobody used it. */
  readonly jeton: string | null;
  readonly expire: Date;
};

/** `null` until one was asked. */
export type LienState = Lien | null;

export type LienFact =
  | { readonly type: 'lien_demande'; readonly lien: Lien }
  | { readonly type: 'lien_remis'; readonly lien: Lien; readonly operator: string }
  | { readonly type: 'lien_utilise' };

export const LIENS: DocumentKind<LienState, LienFact> = {
  collection: 'liens',
  initial: () => null,
  evolve: (state, fact) => {
    if (fact.type !== 'lien_utilise') return fact.lien;
    return state === null ? null : { ...state, jeton: null };
  },
  announce: (fact) =>
    fact.type === 'lien_demande' ? [{ name: 'lien_demande', data: { lien: fact.lien.id } }] : [],
  record: (fact) =>
    fact.type === 'lien_remis'
      ? [{ operator: fact.operator, what: fact.type, on: fact.lien.adresse, why: '' }]
      : [],
};

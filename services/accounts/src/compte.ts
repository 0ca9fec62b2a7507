import type { DocumentKind } from '@agence/platform/document-store';

export type Door = 'agence' | 'scan';

/** A key as we keep it: its hash, never itself. */
export type Cle = {
  readonly id: string;
  readonly hash: string;
  readonly door: Door;
  readonly end: string;
  readonly granted: Date;
  readonly cut: Date | null;
};

/** Last known copy of what billing says; `version` 0 until it said something. */
export type PaiementConnu = {
  readonly plan: string;
  readonly mode: string;
  readonly etat: string;
  readonly paye_jusqu_au: string | null;
  readonly fin_le: string | null;
  readonly version: number;
};

/** What documents carry of the agency. */
export type Marque = { readonly nom: string; readonly couleur: string; readonly contact: string };

export type Compte = {
  readonly nom: string;
  readonly cree: Date;
  readonly en_pause: boolean;
  readonly adresses: readonly string[];
  readonly marque: Marque;
  readonly cles: readonly Cle[];
  readonly paiement: PaiementConnu;
};

/** `null` until the account was created. */
export type CompteState = Compte | null;

export type CompteCree = {
  readonly type: 'compte_cree';
  readonly compte: Compte;
  readonly stripe_customer: string | null;
  readonly operator: string;
};

export type CompteFact =
  | CompteCree
  | { readonly type: 'account_paused' | 'account_resumed'; readonly operator: string; readonly why: string }
  | { readonly type: 'key_granted'; readonly cle: Cle; readonly operator: string }
  | { readonly type: 'marque_changee'; readonly marque: Marque }
  | { readonly type: 'paiement_connu'; readonly paiement: PaiementConnu };

const change = (state: Compte, fact: Exclude<CompteFact, CompteCree>): Compte => {
  switch (fact.type) {
    case 'account_paused':
      return { ...state, en_pause: true };
    case 'account_resumed':
      return { ...state, en_pause: false };
    case 'key_granted':
      return { ...state, cles: [...state.cles, fact.cle] };
    case 'marque_changee':
      return { ...state, marque: fact.marque };
    case 'paiement_connu':
      return { ...state, paiement: fact.paiement };
  }
};

export const COMPTES: DocumentKind<CompteState, CompteFact> = {
  collection: 'comptes',
  initial: () => null,
  evolve: (state, fact) => {
    if (fact.type === 'compte_cree') return fact.compte;
    if (state === null) throw new Error('an account exists before anything happens to it');
    return change(state, fact);
  },
  announce: (fact, { id: compte }) => {
    if (fact.type !== 'compte_cree') return [];
    const { plan, mode, paye_jusqu_au } = fact.compte.paiement;
    const data = {
      compte,
      plan,
      mode_paiement: mode,
      paye_jusqu_au: paye_jusqu_au ?? undefined,
      stripe_customer: fact.stripe_customer ?? undefined,
    };
    return [{ name: 'compte_cree', data }];
  },
  record: (fact, on) => {
    if (!('operator' in fact)) return [];
    return [{ operator: fact.operator, what: fact.type, on, why: 'why' in fact ? fact.why : '' }];
  },
};

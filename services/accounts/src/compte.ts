import type { Rule } from '@agence/gesture';
import type { DocumentKind } from '@agence/platform/store/document-store';
import { type DemandeAdresse, withRequest } from './adresses/demande.ts';
import { type CompteEfface, sansPersonne } from './erase-account/sans-personne.ts';
import { sansAdresse } from './erase-address/sans-adresse.ts';
import { type Session, withSession } from './session/session.ts';

export type Door = 'agence' | 'scan';

/** A key as stored: its hash, never the key. */
export type Cle = {
  readonly id: string;
  readonly hash: string;
  readonly door: Door;
  readonly end: string;
  readonly granted: Date;
  readonly cut: Date | null;
  /** YYYY-MM-DD, the last day in Paris that it opens the door; absent: until it is cut. */
  readonly expires?: string;
};

/** Last known payment state from billing; `version` 0 before the first. */
export type PaiementConnu = {
  readonly plan: string;
  readonly mode: string;
  readonly etat: string;
  readonly paye_jusqu_au: string | null;
  readonly fin_le: string | null;
  readonly version: number;
};

/** An AI assistant that was connected to the account. */
export type Assistant = { readonly id: string; readonly connecte: Date; readonly coupe: Date | null };

export type Marque = { readonly nom: string; readonly couleur: string; readonly contact: string };

export type Compte = {
  readonly nom: string;
  readonly cree: Date;
  /** A customer without an agency: orders by mail alone, neither key nor console. Absent: an agency. */
  readonly direct?: true;
  readonly en_pause: boolean;
  /** No model may read its orders by mail; absent: a model may. */
  readonly sans_modele?: boolean;
  /** No monthly letter about changes is written to it; absent: one is. */
  readonly sans_lettre?: boolean;
  readonly adresses: readonly string[];
  /** Waiting requests, and the last decided ones. */
  readonly demandes: readonly DemandeAdresse[];
  readonly marque: Marque;
  readonly cles: readonly Cle[];
  readonly assistants: readonly Assistant[];
  /** The ordering address, null until one was drawn. */
  readonly badge: string | null;
  readonly sessions: readonly Session[];
  /** Since when a key request waits; absent in accounts that never asked. */
  readonly cle_demandee?: Date | null;
  /** When its personal data was erased; absent when it was not. */
  readonly efface?: Date;
  /** Customer id at the card provider, unique among accounts. */
  readonly stripe_customer: string | null;
  readonly paiement: PaiementConnu;
};

/** `null` until the account was created. */
export type CompteState = Compte | null;

type CompteCree = { readonly type: 'compte_cree'; readonly compte: Compte; readonly operator: string };
type Par = { readonly operator: string; readonly why: string };

export type CompteFact =
  | CompteCree
  | ({ readonly type: 'account_paused' | 'account_resumed' } & Par)
  | ({ readonly type: 'orders_model_set'; readonly sans_modele: boolean } & Par)
  | { readonly type: 'key_granted'; readonly cle: Cle; readonly operator: string }
  | { readonly type: 'marque_changee'; readonly marque: Marque }
  | { readonly type: 'badge_change'; readonly badge: string }
  | { readonly type: 'session_ouverte'; readonly session: Session }
  | { readonly type: 'sessions_fermees'; readonly ids: readonly string[] }
  | { readonly type: 'cles_revoquees' | 'cle_demandee'; readonly le: Date }
  /** By an operator: one key, or all keys and assistants when `id` is null. */
  | ({ readonly type: 'keys_cut'; readonly id: string | null; readonly le: Date } & Par)
  | ({ readonly type: 'payment_set'; readonly mode: string; readonly stripe_customer: string | null } & Par)
  /** Keys that a restored database had open again. */
  | { readonly type: 'cles_recoupees'; readonly hashes: readonly string[]; readonly le: Date }
  | { readonly type: 'adresse_demandee' | 'adresse_retiree'; readonly demande: DemandeAdresse }
  | { readonly type: 'demande_de_cle_retiree' | 'lettre_arretee' | 'lettre_reprise' }
  | ({
      readonly type: 'adresse_tranchee';
      readonly demande: DemandeAdresse;
      /** The authorised addresses after the decision. */
      readonly adresses: readonly string[];
    } & Par)
  | ({ readonly type: 'adresse_effacee'; readonly adresse: string } & Par)
  | CompteEfface
  | { readonly type: 'paiement_connu'; readonly paiement: PaiementConnu };

export type CompteRule<C, P = object> = Rule<CompteState, C, P, CompteFact>;

/** Cuts one key, or all keys and assistants when `id` is null. */
const cut = (state: Compte, le: Date, id: string | null): Compte => ({
  ...state,
  cles: state.cles.map((cle) => (id === null || cle.id === id ? { ...cle, cut: cle.cut ?? le } : cle)),
  assistants: state.assistants.map((known) => (id === null ? { ...known, coupe: known.coupe ?? le } : known)),
});

const change = (state: Compte, fact: Exclude<CompteFact, CompteCree>): Compte => {
  switch (fact.type) {
    case 'account_paused':
    case 'account_resumed':
      return { ...state, en_pause: fact.type === 'account_paused' };
    case 'orders_model_set':
      return { ...state, sans_modele: fact.sans_modele };
    case 'lettre_arretee':
    case 'lettre_reprise':
      return { ...state, sans_lettre: fact.type === 'lettre_arretee' };
    case 'key_granted':
      return { ...state, cles: [...state.cles, fact.cle], cle_demandee: null };
    case 'cle_demandee':
    case 'demande_de_cle_retiree':
      return { ...state, cle_demandee: 'le' in fact ? fact.le : null };
    case 'marque_changee':
      return { ...state, marque: fact.marque };
    case 'badge_change':
      return { ...state, badge: fact.badge, sessions: [] };
    case 'session_ouverte':
      return { ...state, sessions: withSession(state.sessions, fact.session) };
    case 'sessions_fermees':
      return { ...state, sessions: state.sessions.filter(({ id }) => !fact.ids.includes(id)) };
    case 'cles_revoquees':
    case 'keys_cut':
      return cut(state, fact.le, 'id' in fact ? fact.id : null);
    case 'payment_set':
      return { ...state, stripe_customer: fact.stripe_customer };
    case 'cles_recoupees':
      return {
        ...state,
        cles: state.cles.map((cle) =>
          fact.hashes.includes(cle.hash) ? { ...cle, cut: cle.cut ?? fact.le } : cle,
        ),
      };
    case 'adresse_demandee':
    case 'adresse_retiree':
      return { ...state, demandes: withRequest(state.demandes, fact.demande) };
    case 'adresse_tranchee':
      return {
        ...state,
        adresses: fact.adresses,
        demandes: withRequest(state.demandes, fact.demande),
        sessions: state.sessions.filter(({ adresse }) => fact.adresses.includes(adresse)),
      };
    case 'adresse_effacee':
      return sansAdresse(state, fact.adresse);
    case 'compte_efface':
      return sansPersonne(state, fact.efface);
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
  about: (fact, compte) => ('demande' in fact ? fact.demande.id : compte),
  announce: (fact, { id: compte }) => {
    if (fact.type === 'adresse_demandee' || fact.type === 'adresse_tranchee')
      return [{ name: fact.type, data: { compte, demande: fact.demande.id } }];
    if (fact.type === 'cles_revoquees' || fact.type === 'keys_cut')
      return [{ name: 'cles_revoquees', data: { compte } }];
    if (fact.type === 'badge_change' || fact.type === 'marque_changee' || fact.type === 'compte_efface')
      return [{ name: fact.type, data: { compte } }];
    if (fact.type === 'key_granted') return [{ name: 'cle_remise', data: { compte, cle: fact.cle.id } }];
    if (fact.type === 'account_resumed' || fact.type === 'paiement_connu')
      return [{ name: 'service_repris', data: { compte } }];
    if (fact.type === 'payment_set') {
      const data = { compte, mode_paiement: fact.mode, stripe_customer: fact.stripe_customer ?? undefined };
      return [{ name: 'reglement_fixe', data }];
    }
    if (fact.type !== 'compte_cree') return [];
    const { plan, mode, paye_jusqu_au } = fact.compte.paiement;
    const data = {
      ...{ compte, plan, mode_paiement: mode },
      paye_jusqu_au: paye_jusqu_au ?? undefined,
      stripe_customer: fact.compte.stripe_customer ?? undefined,
    };
    return [{ name: 'compte_cree', data }];
  },
  record: (fact, on) => {
    if (!('operator' in fact) || fact.operator === null) return [];
    const reason = 'why' in fact ? fact.why : '';
    const why =
      fact.type === 'adresse_tranchee' ? `${fact.demande.id} ${fact.demande.etat}: ${reason}` : reason;
    return [{ operator: fact.operator, what: fact.type, on, why }];
  },
};

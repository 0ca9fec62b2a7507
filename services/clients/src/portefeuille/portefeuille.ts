import type { Rule } from '@agence/gesture';
import type { DocumentKind } from '@agence/platform/store/document-store';
import type { Announcement } from '@agence/proto/catalogue';
import type { LimitesDuCompte } from '@agence/proto/clients/v1/clients';
import type { Fiche, Identite, Reperes } from './fiche.ts';

export type Client = {
  readonly id: string;
  readonly fiche: Fiche;
  /** The normalised site: two clients with one site are the same client. */
  readonly site: string;
  /** Grows each time the client is placed, taken back or corrected; results for an older revision are dropped. */
  readonly revision: number;
  readonly actif: boolean;
  /** YYYY-MM-DD from which the place is free once removed; null until the first launch. */
  readonly place_libre_le: string | null;
  /** Revision made by its only correction; absent when never corrected. */
  readonly corrige?: number;
};

export type Limites = Readonly<LimitesDuCompte>;

/** How many clients had their questions prepared in the month MM/YYYY. */
export type Preparations = { readonly mois: string; readonly clients: number };

/** An account's clients, active and removed, and its limits. This document alone decides who gets a place. */
export type Portefeuille = {
  readonly limites: Limites;
  readonly clients: readonly Client[];
  /** Some of its removed clients are archived. */
  readonly clos?: true;
  /** Of the last month with a preparation. */
  readonly preparations?: Preparations;
};

type Revision = Pick<Client, 'id' | 'revision'>;

export type PortefeuilleFact =
  | { readonly type: 'limites_fixees'; readonly limites: Limites }
  | { readonly type: 'client_pose'; readonly client: Client }
  /** Archived: no longer in this document. */
  | { readonly type: 'clients_clos'; readonly ids: readonly string[] }
  /** An archived client is back in this document, still removed, before other facts change it. */
  | { readonly type: 'client_rappele'; readonly client: Client }
  | { readonly type: 'preparations_comptees'; readonly preparations: Preparations }
  | ({ readonly type: 'client_repris' } & Revision)
  | ({ readonly type: 'client_retire'; readonly place_libre_le: string | null } & Revision)
  | ({ readonly type: 'client_corrige'; readonly apres: Identite; readonly site: string } & Revision)
  | { readonly type: 'reperes_changes'; readonly id: string; readonly reperes: Reperes }
  /** Changes nothing: the refusal is stored, so that a resumed command gives the same answer. */
  | { readonly type: 'correction_refusee'; readonly id: string }
  /** The account was erased: no client is left. */
  | { readonly type: 'portefeuille_efface' }
  | { readonly type: 'premier_diagnostic'; readonly id: string; readonly place_libre_le: string };

export type PortefeuilleRule<C, P = object> = Rule<Portefeuille, C, P, PortefeuilleFact>;

const NO_LIMITS: Limites = {
  clients: 0,
  questions_par_client: 0,
  ias_par_client: 0,
  leads_par_mois: 0,
  version: 0,
};

const change = (state: Portefeuille, id: string, part: Partial<Client>): Portefeuille => ({
  ...state,
  clients: state.clients.map((client) => (client.id === id ? { ...client, ...part } : client)),
});

const evolve = (state: Portefeuille, fact: PortefeuilleFact): Portefeuille => {
  switch (fact.type) {
    case 'limites_fixees':
      return { ...state, limites: fact.limites };
    case 'client_pose':
    case 'client_rappele':
      return { ...state, clients: [...state.clients, fact.client] };
    case 'clients_clos': {
      const gone = new Set(fact.ids);
      return { ...state, clos: true, clients: state.clients.filter(({ id }) => !gone.has(id)) };
    }
    case 'preparations_comptees':
      return { ...state, preparations: fact.preparations };
    case 'client_repris':
      return change(state, fact.id, { actif: true, revision: fact.revision });
    case 'client_retire':
      return change(state, fact.id, { actif: false, place_libre_le: fact.place_libre_le });
    case 'client_corrige': {
      const { id, revision, apres, site } = fact;
      const fiche = state.clients.find((client) => client.id === id)?.fiche;
      if (fiche === undefined) throw new Error('only a client of the portfolio is corrected');
      return change(state, id, { fiche: { ...fiche, ...apres }, site, revision, corrige: revision });
    }
    case 'reperes_changes': {
      const { id, reperes } = fact;
      const fiche = state.clients.find((client) => client.id === id)?.fiche;
      return fiche === undefined ? state : change(state, id, { fiche: { ...fiche, ...reperes } });
    }
    case 'correction_refusee':
      return state;
    case 'portefeuille_efface':
      return { limites: state.limites, clients: [] };
    case 'premier_diagnostic':
      return change(state, fact.id, { place_libre_le: fact.place_libre_le });
  }
};

type After = { readonly id: string; readonly state: Portefeuille };

const announce = (fact: PortefeuilleFact, { id: compte, state }: After): readonly Announcement[] => {
  switch (fact.type) {
    case 'client_pose':
      return [{ name: fact.type, data: { compte, client: fact.client.id, revision: fact.client.revision } }];
    case 'client_repris': {
      const { id: client, revision } = fact;
      const corrige = state.clients.find(({ id }) => id === client)?.corrige ?? 0;
      return [{ name: fact.type, data: { compte, client, revision, corrige } }];
    }
    case 'client_corrige':
    case 'client_retire':
      return [{ name: fact.type, data: { compte, client: fact.id, revision: fact.revision } }];
    default:
      return [];
  }
};

export const PORTEFEUILLES: DocumentKind<Portefeuille, PortefeuilleFact> = {
  collection: 'portefeuilles',
  initial: () => ({ limites: NO_LIMITS, clients: [] }),
  evolve,
  announce,
  about: (fact, compte) => {
    if ('client' in fact) return fact.client.id;
    return 'id' in fact ? fact.id : compte;
  },
};

import { asMessage } from '@agence/gesture/handler';
import type { DocumentKind } from '@agence/platform/store/document-store';
import { ADRESSE_EFFACEE, sameMailAddress } from '@agence/words/mail-address';
import {
  type Compte,
  type CompteFact,
  type CompteState,
  type DemandeAdresse,
  SESSION_MS,
  type Session,
} from './compte.facts.ts';

export * from './compte.facts.ts';

/** Decided requests that are kept, so that the messages about them can still be written. */
const DECIDED_KEPT = 50;

/** The requests of an account with a new one, or with one of them decided or withdrawn. */
const withRequest = (
  demandes: readonly DemandeAdresse[],
  demande: DemandeAdresse,
): readonly DemandeAdresse[] => {
  if (demande.etat === 'transmise') return [...demandes, demande];
  const waiting = demandes.filter((request) => request.etat === 'transmise' && request.id !== demande.id);
  const decided = demandes.filter((request) => request.etat !== 'transmise');
  return [...waiting, ...[...decided, demande].slice(-DECIDED_KEPT)];
};

/** Open sessions of an account at most; the oldest is dropped. */
const SESSIONS = 50;

const withSession = (sessions: readonly Session[], session: Session): readonly Session[] => {
  const over = session.ouverte.getTime() - SESSION_MS;
  return [...sessions.filter(({ ouverte }) => ouverte.getTime() > over), session].slice(-SESSIONS);
};

const NOM = 'Compte effacé';

/** The account without personal data and access: its identifier, its dates and its plan stay. */
const sansPersonne = (state: Compte, efface: Date): Compte => ({
  ...state,
  nom: NOM,
  marque: { ...state.marque, nom: NOM, contact: '' },
  adresses: [],
  demandes: [],
  cles: [],
  assistants: [],
  sessions: [],
  badge: null,
  stripe_customer: null,
  cle_demandee: null,
  efface,
});

/** The account without an address: requests about it stay without it, and a waiting one is refused. */
const sansAdresse = (state: Compte, adresse: string): Compte => {
  const adresses = state.adresses.filter((kept) => !sameMailAddress(kept, adresse));
  const neutral = (demande: DemandeAdresse): DemandeAdresse => {
    if (!sameMailAddress(demande.adresse, adresse)) return demande;
    const etat = demande.etat === 'transmise' ? 'refusée' : demande.etat;
    return { ...demande, adresse: ADRESSE_EFFACEE, etat };
  };
  const { contact } = state.marque;
  return {
    ...state,
    adresses,
    demandes: state.demandes.map(neutral),
    sessions: state.sessions.filter((session) => !sameMailAddress(session.adresse, adresse)),
    marque: sameMailAddress(contact, adresse)
      ? { ...state.marque, contact: adresses[0] ?? '' }
      : state.marque,
  };
};

/** Cuts one key, or all keys and assistants when `id` is null. */
const cut = (state: Compte, le: Date, id: string | null): Compte => ({
  ...state,
  cles: state.cles.map((cle) => (id === null || cle.id === id ? { ...cle, cut: cle.cut ?? le } : cle)),
  assistants: state.assistants.map((known) => (id === null ? { ...known, coupe: known.coupe ?? le } : known)),
});

const change = (state: Compte, fact: Exclude<CompteFact, { type: 'compte_cree' }>): Compte => {
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
      const { mode: mode_paiement, stripe_customer } = fact;
      return [{ name: 'reglement_fixe', data: asMessage({ compte, mode_paiement, stripe_customer }) }];
    }
    if (fact.type !== 'compte_cree') return [];
    const { plan, mode: mode_paiement, paye_jusqu_au } = fact.compte.paiement;
    const { stripe_customer } = fact.compte;
    const data = asMessage({ compte, plan, mode_paiement, paye_jusqu_au, stripe_customer });
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

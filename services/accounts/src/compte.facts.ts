import { fr, type Rule } from '@agence/gesture';
import { sameMailAddress } from '@agence/words/mail-address';
import { SESSION_JOURS } from '@agence/words/promises';

export const COMPTE_INCONNU = fr`Aucun compte ne porte cet identifiant.`;
export const ADRESSE_INCONNUE = fr`Cette adresse n'est pas autorisée sur ce compte.`;
/** Only agencies have keys and a console. */
export const SANS_AGENCE = fr`Ce compte est celui d'un client sans agence : il n'a ni clé ni console, ses ordres arrivent par e-mail.`;
export const DEMANDE_INCONNUE = fr`Aucune demande d'adresse ne porte cet identifiant.`;
export const MODES = fr`Le paiement se fait par « carte » ou par « virement ».`;
export const clientDeCartePris = (customer: string, slug: string): string =>
  fr`Le client de carte ${customer} est déjà celui du compte ${slug}.`;

export const SESSION_MS = SESSION_JOURS * 24 * 3_600_000;

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

/** Somebody asked to change the authorised addresses; a person decides. */
export type DemandeAdresse = {
  readonly id: string;
  readonly action: 'ajouter' | 'retirer';
  readonly adresse: string;
  readonly meme_domaine: boolean;
  readonly etat: 'transmise' | 'approuvée' | 'refusée' | 'retirée';
  readonly demandee: Date;
};

/** An open console session: the hash of its secret, and the authorised address that opened it. */
export type Session = { readonly id: string; readonly adresse: string; readonly ouverte: Date };

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

/** An operator, with the reason given. */
export type Par = { readonly operator: string; readonly why: string };

export type CompteFact =
  | { readonly type: 'compte_cree'; readonly compte: Compte; readonly operator: string }
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
  /** `operator` null: its retention time is over, or a restored database repeats the erasure. */
  | {
      readonly type: 'compte_efface';
      readonly efface: Date;
      readonly operator: string | null;
      readonly why: string;
    }
  | { readonly type: 'paiement_connu'; readonly paiement: PaiementConnu };

export type CompteRule<C, P = object> = Rule<CompteState, C, P, CompteFact>;

/** Whether an account keeps an address anywhere. */
export const garde = ({ adresses, demandes, sessions, marque }: Compte, adresse: string): boolean =>
  [...adresses, ...[...demandes, ...sessions].map((holder) => holder.adresse), marque.contact].some((kept) =>
    sameMailAddress(kept, adresse),
  );

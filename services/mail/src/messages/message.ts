import type { Rendu } from '../rendu/rendu.ts';

export type MessageKind =
  | 'bienvenue'
  | 'rapport_pret'
  | 'questions_pretes'
  | 'page_prete'
  | 'mesure_en_retard'
  | 'mesure_echouee'
  | 'alerte_mesure'
  | 'audit_pret'
  | 'adresse_demandee'
  | 'adresse_tranchee'
  | 'connexion'
  | 'connexion_nouvelle'
  | 'cle_remise'
  | 'cles_revoquees'
  | 'badge_change'
  | 'marque_changee'
  | 'compte_resilie'
  | 'adresse_retiree'
  | 'formule_refusee'
  | 'paiement_bientot_du'
  | 'paiement_en_retard'
  | 'compte_echu'
  | 'virement_refuse'
  | 'virement_confirme'
  | 'compte_termine'
  | 'diagnostic_remis'
  | 'alerte_resiliation'
  | 'alerte_debit'
  | 'alerte_demande'
  | 'alerte_diagnostic'
  | 'adresse_a_confirmer'
  | 'diagnostic_pret'
  | 'reponse_commande'
  | 'commandes_refusees'
  | 'a_faire';

/** Written to one address alone, which its account may not have any more. */
export const A_UNE_ADRESSE: readonly MessageKind[] = ['connexion', 'adresse_retiree'];

/** Come by the calendar or the count of clients: whoever reads them may ask to be spared. */
export const PERIODIQUES: readonly MessageKind[] = ['rapport_pret', 'page_prete', 'questions_pretes'];

export type Etat = 'à envoyer' | 'en envoi' | 'envoyé' | 'échec';

export type Refused = { readonly adresse: string; readonly reponse: string };

/** Where the sending of a message stands. Instants are milliseconds since 1970 by the database's clock. */
export type Sending = {
  readonly etat: Etat;
  /** Everybody it is written to. */
  readonly a: readonly string[];
  /** Attempts begun; the number of an attempt is what it may speak for. */
  readonly essais: number;
  /** End of the attempt in progress; null when there is none. */
  readonly lease_until: number | null;
  readonly not_before: number;
  /** Addresses that the relay has neither taken nor refused. */
  readonly reste: readonly string[];
  readonly pris: readonly string[];
  readonly refuses: readonly Refused[];
  /** What the last attempt met, or why nothing more is tried. */
  readonly pourquoi: string | null;
  readonly ecrit: number;
  readonly termine: number | null;
};

/** How a message stands in its thread (Message-IDs, with their brackets). */
export type Answering = {
  /** The message that it answers; empty when that one had no id. */
  readonly a_message: string;
  readonly references: readonly string[];
  readonly repondre_a: string;
};

/** A frozen document, as the file that its link hands over. */
export type Jointe = { readonly nom: string; readonly html: string };

/** One message, written once and never changed but for where its sending stands. */
export type Message = Rendu &
  Sending & {
    /** Natural key: the reaction and the event, or the caller's id. */
    readonly _id: string;
    readonly genre: MessageKind;
    /** The account it was written to; null for an internal alert and for a person who asked through the form. */
    readonly compte: string | null;
    /** The request of the form that it speaks of: erased with it. */
    readonly lead: string | null;
    /** Kept as a file even when there is a relay: an internal alert that nobody is named for. */
    readonly garder: boolean;
    /** A file to keep. */
    readonly jointe?: Jointe;
    /** The clients whose questions it shows, each with when its measurement starts. */
    readonly clients?: readonly string[];
    /** The sign-in link whose id stands where each attempt puts a token: none is kept here. */
    readonly lien?: string;
    /** Where an answer to it goes, when not to a person of ours. */
    readonly repondre_a?: string;
    /** What it answers, and where an answer to it goes; absent: it answers nothing. */
    readonly reponse?: Answering;
    /** When it was written, by the product clock: its Date header, and what its 35 days count from. */
    readonly cree: Date;
    /** Trace headers of what it tells. */
    readonly trace?: Readonly<Record<string, string>>;
    /** What it leaves under, by which a bounce names it. */
    readonly message_id?: string;
    /** Raised by every write. */
    readonly version: number;
  };

import type { Genre } from '../lettres/genre.ts';
import type { Rendu } from '../rendu/rendu.ts';

export type Etat = 'à envoyer' | 'en envoi' | 'envoyé' | 'échec';

export type Refused = { readonly adresse: string; readonly reponse: string };

/** Where the sending of a message stands. Instants are milliseconds since 1970 by the database's clock. */
export type Sending = {
  readonly etat: Etat;
  readonly a: readonly string[];
  /** Attempts begun. An outcome carries its attempt's number, so the outcome of an earlier attempt is recognised. */
  readonly essais: number;
  /** End of the current attempt's lease; null when no attempt runs. */
  readonly lease_until: number | null;
  readonly not_before: number;
  /** Addresses that the relay has neither accepted nor refused. */
  readonly reste: readonly string[];
  readonly pris: readonly string[];
  readonly refuses: readonly Refused[];
  readonly pourquoi: string | null;
  readonly ecrit: number;
  readonly termine: number | null;
};

/** A frozen document as an attached file. */
export type Jointe = { readonly nom: string; readonly html: string };

/** One message. After it is written, only its sending state changes. */
export type Message = Rendu &
  Sending & {
    /** Natural key: the reaction and the event, or the caller's id. */
    readonly _id: string;
    readonly genre: Genre;
    /** The recipient account; null for an internal alert, or a person who used the public form. */
    readonly compte: string | null;
    /** The form request that it is about; erasing the request erases the message. */
    readonly lead: string | null;
    /** Written to a file even when there is a relay: an internal alert without a configured recipient. */
    readonly garder: boolean;
    readonly jointe?: Jointe;
    /** Clients whose questions it shows, each as `id:start` (Unix seconds), or ids of clients to choose from. */
    readonly clients?: readonly string[];
    /** Id of a sign-in link. Each attempt replaces it in the text by a token, so no token is stored. */
    readonly lien?: string;
    /** Link that stops letters of its kind, for its List-Unsubscribe header. */
    readonly arret?: string;
    /** Reply-To address, when replies do not go to our contact address. */
    readonly repondre_a?: string;
    /** The thread that it answers, by Message-IDs with their brackets, and its Reply-To address. */
    readonly reponse?: {
      /** The answered message; empty when it has no id. */
      readonly a_message: string;
      readonly references: readonly string[];
      readonly repondre_a: string;
    };
    /** Creation by the product clock: its Date header, and the start of its 35 days of retention. */
    readonly cree: Date;
    readonly trace?: Readonly<Record<string, string>>;
    /** Its Message-ID header, by which a bounce names it. */
    readonly message_id?: string;
    /** Incremented by every write, for optimistic concurrency. */
    readonly version: number;
  };

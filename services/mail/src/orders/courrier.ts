import type { Compris } from '@agence/orders';

/** What a message orders, and how that was understood. Stored before any action, so that a retry does the same. */
export type Lecture = {
  readonly voie: 'forme' | 'modèle' | 'aucune';
  readonly compris: Compris;
  /** Of a model's interpretation: the model, and the versions of its reply, our prompt and our rules. */
  readonly modele?: string;
  readonly version?: string;
};

/** Outcome of a message that arrived. */
export type Suite = 'répondu' | 'automatique' | 'refusé' | 'abandonné' | 'en boucle' | 'sans ordre';

/** A message that arrived for an account, stored before it is acknowledged. */
export type Courrier = {
  /** Digest of the account, the author and the message, so that a repeated delivery has the same id. */
  readonly _id: string;
  readonly compte: string;
  /** The ordering address that received it, or the address of a proposal. */
  readonly a: string;
  /** Sender in the SMTP envelope. */
  readonly de: string;
  readonly prouve: boolean;
  /** Its bytes in base64; only the start of the headers when it may not order. */
  readonly brut: string;
  /** Arrival by the product clock. */
  readonly recu: Date;
  /** Arrival in milliseconds since 1970, by the database's clock. */
  readonly arrive: number;
  readonly etat: 'reçu' | 'pris' | 'fini';
  readonly essais: number;
  /** How many threads ended while they read it. A process death counts as an attempt only, since its cause is unknown. */
  readonly lectures?: number;
  /** Local part of the address that confirms its proposal: random, drawn once. */
  readonly reponse?: string;
  /** Earliest next attempt, in milliseconds since 1970 by the database's clock. */
  readonly pas_avant: number;
  /** Start of the first attempt, by the same clock. */
  readonly debut?: number;
  readonly lecture?: Lecture;
  readonly suite: Suite | null;
  /** Keys of its thread, once it was answered without an order in it. */
  readonly fil?: readonly string[];
  readonly averti: boolean;
};

/** `suite`: outcome of a message that may not order; null for a message to process. */
export type Arrived = Pick<Courrier, '_id' | 'compte' | 'a' | 'de' | 'prouve' | 'recu' | 'suite'> & {
  readonly brut: Buffer;
};

/** `jusqu_a`: arrival of the last, in milliseconds since 1970. */
export type Refuses = { readonly compte: string; readonly combien: number; readonly jusqu_a: number };

/** A message as operators see it, without its bytes. */
export type Listed = Omit<Courrier, 'brut'>;

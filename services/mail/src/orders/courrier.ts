import type { Compris } from '@agence/orders';

/** What a message was understood to order, and how: kept before anything is done about it, so that it stays so. */
export type Lecture = {
  readonly voie: 'forme' | 'modèle' | 'aucune';
  readonly compris: Compris;
  /** Of what a model understood: which, and the versions of its reply and of our prompt and rules. */
  readonly modele?: string;
  readonly version?: string;
};

/** What became of a message that arrived. */
export type Suite = 'répondu' | 'automatique' | 'refusé' | 'abandonné' | 'en boucle' | 'sans ordre';

/** A message that arrived for an account, kept whole before it was acknowledged, and taken up once. */
export type Courrier = {
  /** Digest of the account, the author and the message: the same one delivered again is one. */
  readonly _id: string;
  readonly compte: string;
  /** The ordering address that it came to, or the one of a proposal. */
  readonly a: string;
  /** Who the envelope says it is from. */
  readonly de: string;
  /** Whether its sender is who it says, as it was found when it arrived. */
  readonly prouve: boolean;
  /** Its bytes, in base64; of a message that may not order, the first of its head. */
  readonly brut: string;
  /** By the product clock. */
  readonly recu: Date;
  /** Milliseconds since 1970, by the database's clock. */
  readonly arrive: number;
  readonly etat: 'reçu' | 'pris' | 'fini';
  /** How often it was taken up. */
  readonly essais: number;
  /** How many threads ended while they read it. The death of a process, whose cause is not known, is a try. */
  readonly lectures?: number;
  /** Of the address that confirms what it makes us propose, what stands before the @: random, drawn once. */
  readonly reponse?: string;
  /** From when it may be taken up (again), milliseconds since 1970 by the database's clock. */
  readonly pas_avant: number;
  /** When it was first taken up, by the same clock. */
  readonly debut?: number;
  readonly lecture?: Lecture;
  readonly suite: Suite | null;
  /** What its thread is known by, once it was answered without an order in it. */
  readonly fil?: readonly string[];
  /** Whether the account was told that it was refused. */
  readonly averti: boolean;
};

/** `suite`: of a message that may not order, and is not taken up. */
export type Arrived = Pick<Courrier, '_id' | 'compte' | 'a' | 'de' | 'prouve' | 'recu' | 'suite'> & {
  readonly brut: Buffer;
};

/** Messages of an account that were refused; `jusqu_a`: when the last of them arrived. */
export type Refuses = { readonly compte: string; readonly combien: number; readonly jusqu_a: number };

/** As operators see it: without its bytes. */
export type Listed = Omit<Courrier, 'brut'>;
export type Filter = {
  readonly compte?: string | undefined;
  readonly suite?: string | undefined;
  readonly id?: string | undefined;
  /** The `next` of the page before. */
  readonly after?: string | undefined;
};

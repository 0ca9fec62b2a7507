import type { Compris } from '@agence/orders';
import { idleBackoff } from '@agence/platform/process/idle-backoff';
import { opaqueId } from '@agence/platform/process/opaque-id';
import type { Platform } from '@agence/platform/service';
import type { DatabaseClock } from '@agence/platform/store/database-clock';
import { ANY_CASE, type Indexes, insertOnce } from '@agence/platform/store/mongo';
import { readPage } from '@agence/platform/store/pages';
import type { ListOrdersRequest } from '@agence/proto/mail/v1/mail';
import { unix } from '@agence/words/paris';

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
type Arrived = Pick<Courrier, '_id' | 'compte' | 'a' | 'de' | 'prouve' | 'recu' | 'suite'> & {
  readonly brut: Buffer;
};

/** Of the account `_id`. `jusqu_a`: arrival of the last, in milliseconds since 1970. */
type Refuses = { readonly _id: string; readonly combien: number; readonly jusqu_a: number };

/** A message as operators see it, without its bytes. */
export type Listed = Omit<Courrier, 'brut'>;

/** Lease of a process on a message, longer than all its calls together; then another process may take over. */
const LEASE_MS = 30_000;
const AGAIN_MS = 5_000;
const ASKED_MS = 300;
const MOST_TRIES = 12;
/** A message that ended this many reading threads is abandoned. */
const MOST_READINGS = 2;
const BATCH = 50;
const LISTED = 200;

export const COURRIER_INDEXES: Indexes = {
  courriers: [
    { key: { etat: 1, pas_avant: 1 }, name: 'due' },
    { key: { compte: 1, recu: -1 }, name: 'compte' },
    { key: { recu: 1 }, name: 'recu' },
    { key: { suite: 1, averti: 1 }, name: 'suite' },
  ],
};

export function courrierStore({ db }: Pick<Platform, 'db'>, now: DatabaseClock) {
  const courriers = db.collection<Courrier>('courriers');
  const idle = idleBackoff();
  const untold = { suite: 'refusé', averti: false } as const;
  const givenUp = { etat: 'fini', suite: 'abandonné' } as const;
  return {
    idle,
    /** Resolves once the message is stored; a repeated delivery changes nothing. */
    keep: async (arrived: Arrived) => {
      const at = await now();
      const etat = arrived.suite === null ? 'reçu' : 'fini';
      const brut = arrived.brut.toString('base64');
      const row = { ...arrived, brut, etat, essais: 0, arrive: at, pas_avant: at, averti: false } as const;
      await insertOnce(courriers, row);
      idle.runNow();
    },
    due: async (): Promise<readonly string[]> => {
      idle.looked();
      const waiting = { etat: { $ne: 'fini' as const }, pas_avant: { $lte: await now() } };
      const options = { projection: { _id: 1 }, sort: { pas_avant: 1 }, limit: BATCH } as const;
      const found = await courriers.find(waiting, options).toArray();
      if (found.length > 0) idle.reset();
      return found.map(({ _id }) => _id);
    },
    /** Null when another process has it, or when it is finished or abandoned. */
    claim: async (id: string): Promise<Courrier | null> => {
      const at = await now();
      const reponse = { $ifNull: ['$reponse', opaqueId('commandes').replace('_', '+')] };
      const debut = { $ifNull: ['$debut', at] };
      const essais = { $add: ['$essais', 1] };
      const taken = await courriers.findOneAndUpdate(
        { _id: id, etat: { $ne: 'fini' }, pas_avant: { $lte: at } },
        [{ $set: { etat: 'pris', pas_avant: at + LEASE_MS, essais, reponse, debut } }],
        { returnDocument: 'after' },
      );
      if (taken === null || taken.essais <= MOST_TRIES) return taken;
      await courriers.updateOne({ _id: id }, { $set: givenUp });
      return null;
    },
    /** An interpretation stored earlier stays, and is returned. */
    understood: async (id: string, lecture: Lecture): Promise<Lecture> => {
      await courriers.updateOne({ _id: id, lecture: { $exists: false } }, { $set: { lecture } });
      return (await courriers.findOne({ _id: id }, { projection: { lecture: 1 } }))?.lecture ?? lecture;
    },
    /** Releases the message for a moment, while a model is asked. */
    wait: async (id: string) => {
      const next = { etat: 'reçu', pas_avant: (await now()) + ASKED_MS } as const;
      await courriers.updateOne({ _id: id, etat: 'pris' }, { $set: next, $inc: { essais: -1 } });
    },
    /** `fil`: the thread, when the answer is to a message without an order. */
    finish: (id: string, suite: Suite, fil?: readonly string[]) =>
      courriers.updateOne({ _id: id }, { $set: { etat: 'fini', suite, ...(fil && { fil: [...fil] }) } }),
    /** Number of answers in a thread, since then, to messages without an order. */
    inVain: (compte: string, fil: readonly string[], since: Date) =>
      courriers.countDocuments({ compte, recu: { $gte: since }, suite: 'répondu', fil: { $in: [...fil] } }),
    /** After a fault, schedules a retry or abandons the message. `unread`: the reading thread ended. */
    putBack: async ({ _id, essais, lectures: before = 0 }: Courrier, unread: boolean) => {
      const lectures = unread ? before + 1 : before;
      const pas_avant = (await now()) + AGAIN_MS * 2 ** Math.min(essais, 8);
      const over = essais >= MOST_TRIES || lectures >= MOST_READINGS;
      const next = over ? givenUp : ({ etat: 'reçu', pas_avant } as const);
      await courriers.updateOne({ _id }, { $set: { ...next, lectures } });
    },
    waiting: async () => {
      const filter = { etat: { $ne: 'fini' as const } };
      const oldest = await courriers.findOne(filter, { sort: { arrive: 1 } });
      const oldest_s = oldest === null ? 0 : ((await now()) - oldest.arrive) / 1000;
      return { count: await courriers.countDocuments(filter), oldest_s };
    },
    /** Refused messages that their account was not informed of yet. */
    refused: (): Promise<readonly Refuses[]> => {
      const perAccount = { _id: '$compte', combien: { $sum: 1 }, jusqu_a: { $max: '$arrive' } };
      return courriers.aggregate<Refuses>([{ $match: untold }, { $group: perAccount }]).toArray();
    },
    told: ({ _id: compte, jusqu_a }: Refuses) =>
      courriers.updateMany({ compte, arrive: { $lte: jusqu_a }, ...untold }, { $set: { averti: true } }),
    givenUpSince: async () => {
      const left = await courriers.find({ suite: 'abandonné' }, { projection: { recu: 1 } }).toArray();
      return left.map(({ recu }) => unix(recu));
    },
    list: ({ compte, suite, id: _id, after }: ListOrdersRequest) => {
      const wanted = { compte, suite, _id } as object;
      const options = { projection: { brut: 0 }, ignoreUndefined: true };
      return readPage<Listed>({ by: 'recu', size: LISTED, after }, (rest, page) =>
        courriers.find<Listed>({ $and: [wanted, rest as object] }, { ...options, ...page }).toArray(),
      );
    },
    retry: async (id: string): Promise<Listed | null> => {
      idle.reset();
      return courriers.findOneAndUpdate(
        { _id: id, suite: 'abandonné' },
        {
          $set: { etat: 'reçu', suite: null, essais: 0, lectures: 0, pas_avant: await now() },
          $unset: { debut: '' },
        },
        { returnDocument: 'after', projection: { brut: 0 } },
      );
    },
    /** Deletes all messages from an address, and returns their number. */
    forget: async (de: string) => (await courriers.deleteMany({ de }, { collation: ANY_CASE })).deletedCount,
    forgetAccount: (compte: string) => courriers.deleteMany({ compte }),
    removeBefore: (day: Date) => courriers.deleteMany({ recu: { $lt: day }, etat: 'fini' }),
  };
}

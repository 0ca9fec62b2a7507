import type { DatabaseClock } from '@agence/platform/database-clock';
import { type IdleBackoff, idleBackoff } from '@agence/platform/idle-backoff';
import { ANY_CASE, type Indexes, insertOnce } from '@agence/platform/mongo';
import { opaqueId } from '@agence/platform/opaque-id';
import { type Page, readPage } from '@agence/platform/pages';
import type { Platform } from '@agence/platform/service';
import { unix } from '@agence/words/paris';
import type { Arrived, Courrier, Filter, Lecture, Listed, Refuses, Suite } from './courrier.ts';

/** How long a process may be at a message before another takes it up: longer than all its calls together. */
const LEASE_MS = 30_000;
/** After a fault, doubled each time. */
const AGAIN_MS = 5_000;
/** While a model is asked. */
const ASKED_MS = 300;
const MOST_TRIES = 12;
/** A message that ended so many threads that read it is set aside. */
const MOST_READINGS = 2;
const LOT = 50;

export const COURRIER_INDEXES: Indexes = {
  courriers: [
    { key: { etat: 1, pas_avant: 1 }, name: 'due' },
    { key: { compte: 1, recu: -1 }, name: 'compte' },
    { key: { recu: 1 }, name: 'recu' },
  ],
};

export type Courriers = {
  /** Resolves once the message is kept; the same one again changes nothing. */
  readonly keep: (arrived: Arrived) => Promise<void>;
  readonly due: () => Promise<readonly string[]>;
  readonly idle: IdleBackoff;
  /** Takes one up; null when somebody else is at it, when it is done with, or when it is given up. */
  readonly claim: (id: string) => Promise<Courrier | null>;
  /** What it orders, once that is known: what was kept before stands. */
  readonly understood: (id: string, lecture: Lecture) => Promise<Lecture>;
  /** To be taken up again in a moment: a model is asked. */
  readonly wait: (id: string) => Promise<void>;
  /** `fil`: the thread in which something was answered that was no order. */
  readonly finish: (id: string, suite: Suite, fil?: readonly string[]) => Promise<void>;
  /** How often that was so in a thread since then. */
  readonly inVain: (compte: string, fil: readonly string[], since: Date) => Promise<number>;
  /** After a fault: again later, or given up. `unread`: the thread that read it ended. */
  readonly putBack: (courrier: Courrier, unread: boolean) => Promise<void>;
  /** How many are not done with, and for how long the oldest of them has waited. */
  readonly waiting: () => Promise<{ readonly count: number; readonly oldest_s: number }>;
  /** Accounts with refused messages that they were not told of, and how many. */
  readonly refused: () => Promise<readonly Refuses[]>;
  readonly told: (refuses: Refuses) => Promise<void>;
  /** When each order that was given up arrived, in Unix seconds. */
  readonly givenUpSince: () => Promise<readonly number[]>;
  readonly list: (filter: Filter) => Promise<Page<Listed>>;
  /** Takes up once more what was given up; null when it was not. */
  readonly retry: (id: string) => Promise<Listed | null>;
  /** All that came from an address, and how many they were. */
  readonly forget: (de: string) => Promise<number>;
  readonly forgetAccount: (compte: string) => Promise<void>;
  readonly removeBefore: (day: Date) => Promise<void>;
};

const LISTED = 200;

export function courrierStore({ db }: Pick<Platform, 'db'>, now: DatabaseClock): Courriers {
  const courriers = db.collection<Courrier>('courriers');
  const idle = idleBackoff();
  const untold = { suite: 'refusé', averti: false } as const;
  const givenUp = { etat: 'fini', suite: 'abandonné' } as const;
  return {
    idle,
    keep: async (arrived) => {
      const at = await now();
      const etat = arrived.suite === null ? 'reçu' : 'fini';
      const brut = arrived.brut.toString('base64');
      const row = { ...arrived, brut, etat, essais: 0, arrive: at, pas_avant: at, averti: false } as const;
      await insertOnce(courriers, row);
      idle.runNow();
    },
    due: async () => {
      idle.looked();
      const waiting = { etat: { $ne: 'fini' as const }, pas_avant: { $lte: await now() } };
      const found = await courriers
        .find(waiting, { projection: { _id: 1 } })
        .sort({ pas_avant: 1 })
        .limit(LOT)
        .toArray();
      if (found.length > 0) idle.reset();
      return found.map(({ _id }) => _id);
    },
    claim: async (id) => {
      const at = await now();
      const reponse = { $ifNull: ['$reponse', opaqueId('commandes').replace('_', '+')] };
      const debut = { $ifNull: ['$debut', at] };
      const taken = await courriers.findOneAndUpdate(
        { _id: id, etat: { $ne: 'fini' }, pas_avant: { $lte: at } },
        [
          {
            $set: {
              etat: 'pris',
              pas_avant: at + LEASE_MS,
              essais: { $add: ['$essais', 1] },
              reponse,
              debut,
            },
          },
        ],
        { returnDocument: 'after' },
      );
      if (taken === null || taken.essais <= MOST_TRIES) return taken;
      await courriers.updateOne({ _id: id }, { $set: givenUp });
      return null;
    },
    understood: async (id, lecture) => {
      await courriers.updateOne({ _id: id, lecture: { $exists: false } }, { $set: { lecture } });
      return (await courriers.findOne({ _id: id }, { projection: { lecture: 1 } }))?.lecture ?? lecture;
    },
    wait: async (id) => {
      const next = { etat: 'reçu', pas_avant: (await now()) + ASKED_MS } as const;
      await courriers.updateOne({ _id: id, etat: 'pris' }, { $set: next, $inc: { essais: -1 } });
    },
    finish: async (id, suite, fil) => {
      await courriers.updateOne(
        { _id: id },
        { $set: { etat: 'fini', suite, ...(fil && { fil: [...fil] }) } },
      );
    },
    inVain: (compte, fil, since) =>
      courriers.countDocuments({ compte, recu: { $gte: since }, suite: 'répondu', fil: { $in: [...fil] } }),
    putBack: async ({ _id, essais, lectures: before = 0 }, unread) => {
      const lectures = unread ? before + 1 : before;
      const pas_avant = (await now()) + AGAIN_MS * 2 ** Math.min(essais, 8);
      const over = essais >= MOST_TRIES || lectures >= MOST_READINGS;
      const next = over ? givenUp : ({ etat: 'reçu', pas_avant } as const);
      await courriers.updateOne({ _id }, { $set: { ...next, lectures } });
    },
    waiting: async () => {
      const filter = { etat: { $ne: 'fini' as const } };
      const [oldest] = await courriers.find(filter).sort({ arrive: 1 }).limit(1).toArray();
      const oldest_s = oldest === undefined ? 0 : ((await now()) - oldest.arrive) / 1000;
      return { count: await courriers.countDocuments(filter), oldest_s };
    },
    refused: async () => {
      const found = await courriers
        .aggregate<{ _id: string; combien: number; jusqu_a: number }>([
          { $match: untold },
          { $group: { _id: '$compte', combien: { $sum: 1 }, jusqu_a: { $max: '$arrive' } } },
        ])
        .toArray();
      return found.map(({ _id, ...one }) => ({ compte: _id, ...one }));
    },
    told: async ({ compte, jusqu_a }) => {
      await courriers.updateMany(
        { compte, arrive: { $lte: jusqu_a }, ...untold },
        { $set: { averti: true } },
      );
    },
    givenUpSince: async () => {
      const left = await courriers.find({ suite: 'abandonné' }, { projection: { recu: 1 } }).toArray();
      return left.map(({ recu }) => unix(recu));
    },
    list: ({ compte, suite, id, after }) => {
      const filter = {
        ...(compte === undefined ? {} : { compte }),
        ...(suite === undefined ? {} : { suite: suite as Suite }),
        ...(id === undefined ? {} : { _id: id }),
      };
      return readPage<Listed>({ by: 'recu', size: LISTED, after }, (rest, options) =>
        courriers
          .find<Listed>({ $and: [filter, rest as object] }, { projection: { brut: 0 }, ...options })
          .toArray(),
      );
    },
    retry: async (id) => {
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
    forget: async (de) => (await courriers.deleteMany({ de }, { collation: ANY_CASE })).deletedCount,
    forgetAccount: async (compte) => {
      await courriers.deleteMany({ compte });
    },
    removeBefore: async (day) => {
      await courriers.deleteMany({ recu: { $lt: day }, etat: 'fini' });
    },
  };
}

import type { DatabaseClock } from '@agence/platform/database-clock';
import { type IdleBackoff, idleBackoff } from '@agence/platform/idle-backoff';
import { ANY_CASE, type Indexes, insertOnce } from '@agence/platform/mongo';
import { type Page, readPage } from '@agence/platform/pages';
import type { Platform } from '@agence/platform/service';
import { traced } from '@agence/platform/telemetry';
import { unix } from '@agence/words/paris';
import type { Etat, Message, MessageKind } from './message.ts';
import { type SendingEvent, step } from './sending.machine.ts';

const BATCH = 200;

/** A message as operators see it, without its text. */
export type Listed = Omit<Message, 'texte' | 'html' | 'jointe'>;

export type Messages = {
  /** Stores a message; false when its id exists already, and then the first message stays. */
  readonly write: (message: Message) => Promise<boolean>;
  readonly find: (id: string) => Promise<Message | null>;
  /** Ids of the messages to send now: due, or in an attempt whose lease is over. */
  readonly due: () => Promise<readonly string[]>;
  readonly idle: IdleBackoff;
  /** Begins an attempt; null when the message is not due, or another process is sending it. */
  readonly claim: (id: string) => Promise<Message | null>;
  readonly apply: (id: string, event: SendingEvent) => Promise<Message | null>;
  /** Number of messages not sent yet, and how long the oldest has waited. */
  readonly waiting: () => Promise<{ readonly count: number; readonly oldest_s: number }>;
  /** When each message that failed for good was written, in Unix seconds. */
  readonly failedSince: () => Promise<readonly number[]>;
  readonly list: (filter: ListFilter) => Promise<Page<Listed>>;
  /** Ended messages written before that day, one batch at most. */
  readonly olderThan: (before: Date) => Promise<readonly Message[]>;
  /** Messages about a request of the public form. */
  readonly ofLead: (lead: string) => Promise<readonly Message[]>;
  readonly ofAccount: (compte: string) => Promise<readonly Message[]>;
  /** Messages with these Message-IDs. */
  readonly byMessageId: (ids: readonly string[]) => Promise<readonly Message[]>;
  /** Deletes messages of a kind that were never attempted: the caller writes one that repeats their content. */
  readonly withdraw: (compte: string, genre: MessageKind) => Promise<void>;
  /** Messages to an account that ask about clients, and those clients. */
  readonly askingAbout: (compte: string) => Promise<readonly Pick<Message, '_id' | 'genre' | 'clients'>[]>;
  /** Messages to an address, or with the address in their text. */
  readonly naming: (adresse: string) => Promise<readonly Message[]>;
  readonly remove: (ids: readonly string[]) => Promise<void>;
};

export type ListFilter = {
  readonly compte?: string | undefined;
  readonly etat?: string | undefined;
  readonly id?: string | undefined;
  /** `next` of the previous page. */
  readonly after?: string | undefined;
};

export const INDEXES: Indexes = {
  messages: [
    { key: { etat: 1, not_before: 1 }, name: 'due' },
    { key: { compte: 1, cree: -1 }, name: 'compte' },
    { key: { cree: 1 }, name: 'cree' },
    { key: { lead: 1 }, name: 'lead' },
    { key: { message_id: 1 }, name: 'message_id', sparse: true },
  ],
};

const ENDED: readonly Etat[] = ['envoyé', 'échec'];

export function messageStore({ db }: Pick<Platform, 'db'>, now: DatabaseClock): Messages {
  const messages = db.collection<Message>('messages');
  const idle = idleBackoff();

  const apply = async (id: string, event: SendingEvent): Promise<Message | null> => {
    idle.reset();
    for (;;) {
      const message = await messages.findOne({ _id: id });
      const after = message === null ? 'ignored' : step(message, event);
      if (message === null || after === 'ignored') return null;
      const next = { ...after, version: message.version + 1 };
      const { matchedCount } = await messages.replaceOne({ _id: id, version: message.version }, next);
      if (matchedCount === 1) return next;
    }
  };

  return {
    idle,
    write: async (message) => {
      const written = await insertOnce(messages, { ...message, ...traced() });
      idle.runNow();
      return written;
    },
    find: (id) => messages.findOne({ _id: id }),
    apply,
    claim: async (id) => apply(id, { kind: 'claim', at: await now() }),
    due: async () => {
      idle.looked();
      const at = await now();
      const waiting = { etat: 'à envoyer' as const, not_before: { $lte: at } };
      const expired = { etat: 'en envoi' as const, lease_until: { $lte: at } };
      const found = await messages
        .find({ $or: [waiting, expired] }, { projection: { _id: 1 } })
        .sort({ not_before: 1 })
        .limit(BATCH)
        .toArray();
      if (found.length > 0) idle.reset();
      return found.map(({ _id }) => _id);
    },
    waiting: async () => {
      const filter = { etat: { $nin: [...ENDED] } };
      const [oldest] = await messages.find(filter).sort({ ecrit: 1 }).limit(1).toArray();
      const oldest_s = oldest === undefined ? 0 : ((await now()) - oldest.ecrit) / 1000;
      return { count: await messages.countDocuments(filter), oldest_s };
    },
    failedSince: async () => {
      const failed = await messages.find({ etat: 'échec' }, { projection: { cree: 1 } }).toArray();
      return failed.map(({ cree }) => unix(cree));
    },
    list: ({ compte, etat, id, after }) => {
      const filter = {
        ...(compte === undefined ? {} : { compte }),
        ...(etat === undefined ? {} : { etat: etat as Etat }),
        ...(id === undefined ? {} : { _id: id }),
      };
      const projection = { texte: 0, html: 0, jointe: 0 };
      return readPage<Listed>({ by: 'cree', size: BATCH, after }, (rest, options) =>
        messages.find<Listed>({ $and: [filter, rest as object] }, { projection, ...options }).toArray(),
      );
    },
    olderThan: (before) =>
      messages
        .find({ cree: { $lt: before }, etat: { $in: [...ENDED] } })
        .limit(BATCH)
        .toArray(),
    ofLead: (lead) => messages.find({ lead }).toArray(),
    ofAccount: (compte) => messages.find({ compte }).toArray(),
    byMessageId: (ids) => messages.find({ message_id: { $in: [...ids] } }).toArray(),
    withdraw: async (compte, genre) => {
      await messages.deleteMany({ compte, genre, etat: 'à envoyer', essais: 0 });
    },
    askingAbout: (compte) =>
      messages
        .find({ compte, clients: { $exists: true } }, { projection: { genre: 1, clients: 1 } })
        .toArray(),
    naming: async (adresse) => {
      const to = await messages.find({ a: adresse }, { collation: ANY_CASE }).toArray();
      const named = { $gte: [{ $indexOfCP: [{ $toLower: '$texte' }, adresse.toLowerCase()] }, 0] };
      const others = { $expr: named, _id: { $nin: to.map(({ _id }) => _id) } };
      return [...to, ...(await messages.find(others).toArray())];
    },
    remove: async (ids) => {
      await messages.deleteMany({ _id: { $in: [...ids] } });
    },
  };
}

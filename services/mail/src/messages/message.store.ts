import { idleBackoff } from '@agence/platform/process/idle-backoff';
import { traced } from '@agence/platform/process/telemetry';
import type { Platform } from '@agence/platform/service';
import type { DatabaseClock } from '@agence/platform/store/database-clock';
import { ANY_CASE, type Indexes, insertOnce } from '@agence/platform/store/mongo';
import { readPage } from '@agence/platform/store/pages';
import type { ListMessagesRequest } from '@agence/proto/mail/v1/mail';
import { unix } from '@agence/words/paris';
import type { Genre } from '../lettres/genre.ts';
import type { Etat, Message } from './message.ts';
import { type SendingEvent, step } from './sending.machine.ts';

const BATCH = 200;

/** A message as operators see it, without its text. */
export type Listed = Omit<Message, 'texte' | 'html' | 'jointe'>;

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

const endOf = ({ termine, ecrit }: Pick<Message, 'termine' | 'ecrit'>): number => termine ?? ecrit;

export function messageStore({ db }: Pick<Platform, 'db'>, now: DatabaseClock) {
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
    write: async (message: Message) => {
      const written = await insertOnce(messages, { ...message, ...traced() });
      idle.runNow();
      return written;
    },
    find: (id: string): Promise<Message | null> => messages.findOne({ _id: id }),
    apply,
    /** Null when the message is not due, or another process is sending it. */
    claim: async (id: string) => apply(id, { kind: 'claim', at: await now() }),
    /** Ids of the messages to send now: due, or in an attempt whose lease is over. */
    due: async (): Promise<readonly string[]> => {
      idle.looked();
      const at = await now();
      const waiting = { etat: 'à envoyer' as const, not_before: { $lte: at } };
      const expired = { etat: 'en envoi' as const, lease_until: { $lte: at } };
      const options = { projection: { _id: 1 }, sort: { not_before: 1 }, limit: BATCH } as const;
      const found = await messages.find({ $or: [waiting, expired] }, options).toArray();
      if (found.length > 0) idle.reset();
      return found.map(({ _id }) => _id);
    },
    waiting: async () => {
      const filter = { etat: { $nin: [...ENDED] } };
      const oldest = await messages.findOne(filter, { sort: { ecrit: 1 } });
      const oldest_s = oldest === null ? 0 : ((await now()) - oldest.ecrit) / 1000;
      return { count: await messages.countDocuments(filter), oldest_s };
    },
    /** When each message that failed for good was written, in Unix seconds. */
    failedSince: async () => {
      const failed = await messages.find({ etat: 'échec' }, { projection: { cree: 1 } }).toArray();
      return failed.map(({ cree }) => unix(cree));
    },
    list: ({ compte, etat, id: _id, after }: ListMessagesRequest) => {
      const wanted = { compte, etat, _id } as object;
      const options = { projection: { texte: 0, html: 0, jointe: 0 }, ignoreUndefined: true };
      return readPage<Listed>({ by: 'cree', size: BATCH, after }, (rest, page) =>
        messages.find<Listed>({ $and: [wanted, rest as object] }, { ...options, ...page }).toArray(),
      );
    },
    /** Ended messages written before that day, one batch at most. */
    olderThan: (before: Date): Promise<readonly Message[]> =>
      messages.find({ cree: { $lt: before }, etat: { $in: [...ENDED] } }, { limit: BATCH }).toArray(),
    ofLead: (lead: string): Promise<readonly Message[]> => messages.find({ lead }).toArray(),
    ofAccount: (compte: string): Promise<readonly Message[]> => messages.find({ compte }).toArray(),
    /** The addresses of an account whose last message was refused or came back, and when that message was written. */
    returned: async (compte: string) => {
      const judged = { compte, $or: [{ 'pris.0': { $exists: true } }, { 'refuses.0': { $exists: true } }] };
      const projection = { cree: 1, ecrit: 1, termine: 1, pris: 1, refuses: 1 };
      const found = await messages.find(judged, { projection }).toArray();
      const last = new Map<string, { readonly adresse: string; readonly le_ts: number } | null>();
      for (const { cree, pris, refuses } of found.toSorted((a, b) => endOf(a) - endOf(b))) {
        for (const adresse of pris) last.set(adresse.toLowerCase(), null);
        for (const { adresse } of refuses) last.set(adresse.toLowerCase(), { adresse, le_ts: unix(cree) });
      }
      return [...last.values()].filter((refused) => refused !== null);
    },
    byMessageId: (ids: readonly string[]): Promise<readonly Message[]> =>
      messages.find({ message_id: { $in: [...ids] } }).toArray(),
    /** Deletes messages of a kind that were never attempted: the caller writes one that repeats their content. */
    withdraw: (compte: string, genre: Genre) =>
      messages.deleteMany({ compte, genre, etat: 'à envoyer', essais: 0 }),
    askingAbout: (compte: string): Promise<readonly Pick<Message, '_id' | 'genre' | 'clients'>[]> =>
      messages
        .find({ compte, clients: { $exists: true } }, { projection: { genre: 1, clients: 1 } })
        .toArray(),
    /** Messages to an address, or with the address in their text. */
    naming: (adresse: string): Promise<readonly Message[]> => {
      const named = { $gte: [{ $indexOfCP: [{ $toLower: '$texte' }, adresse.toLowerCase()] }, 0] };
      return messages.find({ $or: [{ a: adresse }, { $expr: named }] }, { collation: ANY_CASE }).toArray();
    },
    remove: (ids: readonly string[]) => messages.deleteMany({ _id: { $in: [...ids] } }),
  };
}

export type Messages = ReturnType<typeof messageStore>;

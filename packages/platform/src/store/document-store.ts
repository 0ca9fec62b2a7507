import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { gesture, type Ledger, type Outcome, type Rule } from '@agence/gesture';
import type { Announcement } from '@agence/proto/catalogue';
import type { Collection, Db, Filter, FindOptions } from 'mongodb';
import { currentActor } from '../process/actor.ts';
import { inBatches } from '../process/batches.ts';
import { machineNow } from '../process/clock.ts';
import { assertInTime } from '../process/deadline.ts';
import { Unavailable } from '../process/faults.ts';
import { keyedMutex } from '../process/keyed-mutex.ts';
import { currentTrace } from '../process/telemetry.ts';
import { isDuplicate } from './mongo.ts';
import { eventRow, type JournalEntry, type LoggedReply, type OutboxRow } from './outbox.ts';

/**
 * The stored form of documents. A new optional field makes no new shape. A form that the previous release cannot read
 * does, in two releases: the first reads both and writes the old one, the next writes the new.
 */
const SHAPE = 1;

/** A stored document: its state, the version for optimistic locking, and its outbox. Without a number it has the first shape. */
export type Stored<S> = {
  readonly _id: string;
  readonly shape?: number;
  readonly version: number;
  readonly state: S;
  readonly outbox: readonly OutboxRow[];
};

export type Written<S> = { readonly id: string; readonly version: number; readonly state: S };

/** What happened, by its name. */
export type Fact = { readonly type: string };

/** Defines a kind of document: its initial state, how facts change it, and which events they publish. */
export type DocumentKind<S, F extends Fact> = {
  readonly collection: string;
  readonly initial: () => S;
  readonly evolve: (state: S, fact: F) => S;
  readonly announce: (fact: F, after: Written<S>) => readonly Announcement[];
  /** The fact's entries in the operators' journal. */
  readonly record?: (fact: F, id: string) => readonly JournalEntry[];
  /** The subject of a fact in the account's history; the document when absent. */
  readonly about?: (fact: F, id: string) => string;
};

export type Command = { readonly command_id: string; readonly confirmer: boolean };

export type DocumentStore<S, F extends Fact> = ReturnType<typeof documentStore<S, F>>;

type Drain = (collection: string, id: string) => void;

/** A shape of a later release is not guessed at: a process of that release will answer. */
export function inCurrentShape<S>(collection: string, stored: Stored<S>): Stored<S> {
  const { _id, shape = SHAPE } = stored;
  if (shape === SHAPE) return stored;
  throw new Unavailable(`${collection}/${_id} has shape ${shape}, and this release reads ${SHAPE} only`);
}

const assertNotBlank = (id: string): string => {
  if (id === '') throw new Error('an id is needed');
  return id;
};

export function documentStore<S, F extends Fact>(
  db: Db,
  kind: DocumentKind<S, F>,
  drain: Drain,
  /** The time of a gesture in the account's history. */
  madeAt: () => Date = machineNow,
) {
  const documents: Collection<Stored<S>> = db.collection(kind.collection);
  const replies = db.collection<LoggedReply>('replies');
  const perKey = keyedMutex();

  // A command belongs to one document: two accounts may well choose the same command id.
  const replyId = (id: string, command_id: string) =>
    `${kind.collection}/${id}/${assertNotBlank(command_id)}`;

  const find = inBatches<string, Stored<S> | undefined>(async (ids) => {
    const found = await documents.find({ _id: { $in: [...new Set(ids)] } } as Filter<Stored<S>>).toArray();
    const byId = new Map(found.map((document) => [document._id as string, document as Stored<S>]));
    return ids.map((id) => byId.get(id));
  });
  const read = async (id: string): Promise<Stored<S>> => {
    const stored = await find(assertNotBlank(id));
    return stored === undefined
      ? { _id: id, version: 0, state: kind.initial(), outbox: [] }
      : inCurrentShape(kind.collection, stored);
  };

  // Document first, log second: the relay copies a reply to the log before it removes it from the document.
  const alreadyReplied = async (stored: Stored<S>, command_id: string): Promise<unknown> => {
    const _id = replyId(stored._id, command_id);
    const waiting = stored.outbox.find((row) => row.kind === 'reply' && row.id === _id);
    if (waiting?.kind === 'reply') return waiting.reply;
    return (await replies.findOne({ _id }))?.reply;
  };

  const commit = async (from: Stored<S>, facts: readonly F[], reply: unknown, command_id: string) => {
    const at = machineNow();
    const version = from.version + 1;
    const trace = currentTrace();
    const state = facts.reduce(kind.evolve, from.state);
    const news = facts.flatMap((fact) => kind.announce(fact, { id: from._id, version, state }));
    const rows: OutboxRow[] = news.map((event) => eventRow(event, at, trace));
    const entries = facts.flatMap((fact) => kind.record?.(fact, from._id) ?? []);
    for (const entry of entries) rows.push({ kind: 'journal', id: randomUUID(), ...entry, at });
    const actor = currentActor();
    if (actor !== undefined) {
      const faits = facts.map((fact) => ({ quoi: fact.type, sur: kind.about?.(fact, from._id) ?? from._id }));
      const nouvelles = rows.flatMap((row) => (row.kind === 'event' ? [row.id] : []));
      const published = nouvelles.length === 0 ? {} : { nouvelles };
      rows.push({ kind: 'history', ...actor, faits, ...published, id: randomUUID(), at: madeAt() });
    }
    rows.push({ kind: 'reply', id: replyId(from._id, command_id), reply, at });
    try {
      const { modifiedCount, upsertedCount } = await documents.updateOne(
        { _id: from._id, version: from.version } as Filter<Stored<S>>,
        {
          $set: { state, shape: SHAPE, version },
          $push: { outbox: { $each: rows } },
        } as never,
        // An undefined field of a reply or an event stays absent: protobuf tells it from null.
        { upsert: from.version === 0, ignoreUndefined: true },
      );
      return modifiedCount + upsertedCount === 1;
    } catch (fault) {
      if (isDuplicate(fault)) return false;
      throw fault;
    }
  };

  const ledger = <P>(id: string, { command_id, confirmer }: Command): Ledger<S, F, P> => {
    let last: Stored<S>;
    return {
      read: async () => {
        last = await read(id);
        const replied = confirmer ? await alreadyReplied(last, command_id) : undefined;
        return replied === undefined ? { state: last.state } : { state: last.state, replied: replied as P };
      },
      commit: async (facts, reply) => {
        assertInTime();
        const won = await commit(last, facts, reply, command_id);
        if (won) drain(kind.collection, id);
        return won;
      },
      pause: async (attempt) => {
        await pause(Math.random() * Math.min(200, 4 * 2 ** attempt));
      },
    };
  };

  return {
    /** The state (the initial one when nothing was written yet) and its version (0 then). */
    read: read as (id: string) => Promise<Pick<Stored<S>, 'state' | 'version'>>,
    readMany: async (filter: Filter<Stored<S>>, options?: FindOptions): Promise<readonly Stored<S>[]> =>
      ((await documents.find(filter, options).toArray()) as Stored<S>[]).map((stored) =>
        inCurrentShape(kind.collection, stored),
      ),
    /** The reply of a command, if it was carried out. */
    answered: async <P>(id: string, command_id: string) =>
      (await alreadyReplied(await read(id), command_id)) as P | undefined,
    /** Reads, decides, commits if confirmed; a command already carried out gets its first answer again. */
    carryOut: <C extends Command, P>(id: string, rule: Rule<S, C, P, F>, command: C): Promise<Outcome<P>> => {
      const run = async () => {
        assertInTime();
        return gesture<S, C, P, F>(ledger<P>(id, command), rule, command, command.confirmer);
      };
      // Callers of one document queue here: fifty at once would use up each other's attempts.
      return command.confirmer ? perKey(id, run) : run();
    },
  };
}

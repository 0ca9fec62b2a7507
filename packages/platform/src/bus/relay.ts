import type { Collection, Db } from 'mongodb';
import { machineNow } from '../process/clock.ts';
import { Unavailable } from '../process/faults.ts';
import { idleBackoff } from '../process/idle-backoff.ts';
import type { Logger } from '../process/logger.ts';
import { waitingGauges } from '../process/metrics.ts';
import { unlessEnding } from '../process/sweeper.ts';
import type { Stored } from '../store/document-store.ts';
import type { LoggedEvent, OutboxRow } from '../store/outbox.ts';
import { type EventBus, markLost } from './lost-news.ts';

export type Relay = ReturnType<typeof createRelay>;

const LEFT_BEHIND_MS = 3_000;
const BATCH = 200;
/** Events published again in parallel: after the bus lost its data, there is a month of them. */
const CHUNK = 64;
/** The backlog is counted up to here only. */
const MOST_COUNTED = 10_000;

async function* chunks<T>(size: number, all: AsyncIterable<T>): AsyncGenerator<readonly T[]> {
  let chunk: T[] = [];
  for await (const item of all) {
    chunk.push(item);
    if (chunk.length < size) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

/**
 * Moves outbox rows from documents to the logs of the service, and events from their log to the bus. The log stores the
 * stream and sequence number of each event. Events that the bus lost are published again; consumers drop those that
 * they already handled.
 */
export function createRelay(db: Db, collections: readonly string[], bus: EventBus, log: Logger) {
  const events: Collection<LoggedEvent> = db.collection('events');
  const logs: Readonly<Record<OutboxRow['kind'], Collection<{ _id: string }>>> = {
    event: db.collection('events'),
    reply: db.collection('replies'),
    journal: db.collection('journal'),
    history: db.collection('history'),
  };
  const running = new Set<Promise<void>>();
  const idle = idleBackoff();

  const copy = async (rows: readonly OutboxRow[]) => {
    for (const { kind, id, ...row } of rows) {
      const kept = kind === 'event' ? { ...row, stream: null } : row;
      await logs[kind].updateOne({ _id: id }, { $setOnInsert: kept }, { upsert: true });
    }
  };

  // After each new connection, before anything is published, we look for what the bus lost: new messages would get the
  // sequence numbers of lost ones and hide the loss.
  let checked = { link: 0, done: Promise.resolve('') };
  const check = (): Promise<string> => {
    const anew = checked.link !== bus.link();
    checked = { link: bus.link(), done: markLost(events, bus, machineNow(), anew) };
    // Callers that await `done` get its fault. Here a failed check is forgotten, so that the next send checks again.
    checked.done.catch(() => (checked = { ...checked, link: 0 }));
    return checked.done;
  };

  const send = async (event: LoggedEvent) => {
    await (checked.link === bus.link() ? checked.done : check());
    await events.updateOne({ _id: event._id }, { $set: await bus.publish(event) });
  };

  // Copied rows leave the document even when the bus is away: from now on the sweep reads the log.
  const move = async (collection: string, id: string) => {
    const documents = db.collection<Stored<unknown>>(collection);
    const found = await documents.findOne({ _id: id }, { projection: { outbox: 1 } });
    const rows = found?.outbox ?? [];
    if (rows.length === 0) return;
    await copy(rows);
    await documents.updateOne({ _id: id }, {
      $pull: { outbox: { id: { $in: rows.map((row) => row.id) } } },
    } as never);
    for (const row of rows) {
      if (row.kind === 'event') await send({ ...row, _id: row.id, stream: null });
    }
  };

  const sweepDocuments = async (ending: AbortSignal) => {
    const before = new Date(Date.now() - LEFT_BEHIND_MS);
    for (const collection of collections) {
      const left = await db
        .collection<{ _id: string }>(collection)
        .find({ 'outbox.at': { $lt: before } }, { projection: { _id: 1 }, limit: BATCH })
        .toArray();
      if (left.length > 0) idle.reset();
      for (const { _id } of unlessEnding(ending, left)) await move(collection, _id);
    }
  };

  const sweepLog = async (ending: AbortSignal) => {
    const stream = await check();
    const before = new Date(Date.now() - LEFT_BEHIND_MS);
    const missing = events.find({ stream: { $ne: stream }, at: { $lt: before } }).sort({ at: 1 });
    let again = 0;
    for await (const chunk of chunks(CHUNK, missing)) {
      idle.reset();
      if (ending.aborted) break;
      const sent = await Promise.allSettled(chunk.map(send));
      for (const [i, outcome] of sent.entries()) {
        if (outcome.status === 'fulfilled') again += 1;
        // Without the bus: later. One event that cannot be published must not hold up the others.
        else if (outcome.reason instanceof Unavailable) throw outcome.reason;
        else
          log.error({ event: chunk[i]?._id, fault: String(outcome.reason) }, 'an event cannot be published');
      }
    }
    if (again > 0) log.warn({ again, stream }, 'events published again');
  };

  // Without the bus the stream is unknown: then only events that reached no stream are counted.
  const waiting = async () => {
    const stream = await bus.extent().then(
      (known) => known.stream,
      () => null,
    );
    const before = new Date(Date.now() - LEFT_BEHIND_MS);
    return { stream: stream === null ? null : { $ne: stream }, at: { $lt: before } };
  };

  return {
    gauges: waitingGauges('agence.events', '{event}', 'News that the bus does not have yet', async () => {
      const missing = await waiting();
      const [oldest] = await events.find(missing).sort({ at: 1 }).limit(1).toArray();
      return {
        count: await events.countDocuments(missing, { limit: MOST_COUNTED }),
        oldest_s: oldest === undefined ? 0 : (Date.now() - oldest.at.getTime()) / 1000,
      };
    }),
    /** Moves the outbox of a document that was just written, in the background. */
    drain: (collection: string, id: string): void => {
      const moving = move(collection, id).catch((fault: unknown) => {
        idle.reset();
        log.warn({ collection, fault: String(fault) }, 'news waits for the next sweep');
      });
      running.add(moving);
      void moving.finally(() => running.delete(moving));
    },
    /** Moves on what a crash or an unreachable bus left: rows still in documents, events that the stream does not have. */
    sweep: async (ending: AbortSignal): Promise<void> => {
      idle.looked();
      await sweepDocuments(ending);
      await sweepLog(ending);
    },
    /** Which timed turns to take: fewer after a long time without leftovers. */
    idle: { ...idle, due: () => idle.due() || checked.link !== bus.link() },
    /** Waits until everything started by `drain` is over. */
    settle: async (): Promise<void> => {
      await Promise.all(running);
    },
  };
}

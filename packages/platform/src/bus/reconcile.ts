import type { Announcement } from '@agence/proto/catalogue';
import type { Db } from 'mongodb';
import { machineNow } from '../process/clock.ts';
import { within } from '../process/deadline.ts';
import { isTransient, Unavailable } from '../process/faults.ts';
import type { Logger } from '../process/logger.ts';
import type { Gauge } from '../process/metrics.ts';
import type { Sweep } from '../process/sweeper.ts';
import { currentTrace } from '../process/telemetry.ts';
import { inCurrentShape, type Stored } from '../store/document-store.ts';
import { insertOnce } from '../store/mongo.ts';
import { eventRow, type LoggedEvent } from '../store/outbox.ts';

const EVERY_S = 60;
/** Of each minute, a tenth for due doubts and a tenth for the walk: it stays in the background. */
const TURN_MS = 6_000;
/** Documents compared in parallel: a slow one takes one of these slots. */
const PARALLEL = 8;
const LOOK_MS = 5_000;
/** After this many failed comparisons in a row the peer is away, and the turn ends. */
const FAILURES = 16;
const BATCH = 500;
/** Longer than an event, a queue and a restart take: a younger difference may be in transit. */
const USUAL_MS = 5 * 60_000;
/** Shorter than the time between two turns: a failed comparison is due at the next one. */
const RETRY_MS = 30_000;
/** How long a mended difference is counted in the metric. */
const SHOWN_MS = 3600_000;

/** A fact of one document that another document should have received and did not. */
type Difference = { readonly fact: string; readonly mend: () => Promise<void> };

/** Two documents that must agree; the sweep walks the first kind and compares. */
export type Pair<S> = {
  readonly name: string;
  readonly kind: { readonly collection: string };
  /** A filter for the documents that can differ; all when absent. */
  readonly where?: Readonly<Record<string, unknown>>;
  readonly differences: (id: string, state: S) => Promise<readonly Difference[]>;
};

type Cursor = { readonly _id: string; readonly after: string };
/** A fact that differed, or (without a fact) a document that could not be compared. */
type Doubt = {
  readonly _id: string;
  readonly pair: string;
  readonly of: string;
  readonly since: Date;
  readonly due: Date;
};

const fromNow = (ms: number): Date => new Date(machineNow().getTime() + ms);

/** Publishes an event again, under a new id, through the log; receivers that handled it before do nothing. */
export async function publishAgain(db: Db, news: Announcement): Promise<void> {
  const { kind: _, id, ...row } = eventRow(news, machineNow(), currentTrace());
  await insertOnce(db.collection<LoggedEvent>('events'), { _id: id, ...row, stream: null });
}

/**
 * Finds and repairs differences between two documents. Each turn compares the due doubts, then walks on through all
 * documents. A difference that outlasts the usual delay is counted and repaired.
 */
export function reconciling<S>(parts: { readonly db: Db; readonly log: Logger }, pair: Pair<S>): Sweep {
  const { db, log } = parts;
  const { name, kind, where = {} } = pair;
  const cursors = db.collection<Cursor>('reconciled');
  const doubts = db.collection<Doubt>('doubts');
  const documents = db.collection<Stored<S>>(kind.collection);
  const options = { projection: { outbox: 0 }, batchSize: BATCH };

  const settle = async (id: string, found: readonly Difference[]) => {
    const ids = found.map(({ fact }) => `${name}/${id}/${fact}`);
    await doubts.deleteMany({ pair: name, of: id, _id: { $nin: ids } });
    for (const { fact, mend } of found) {
      const _id = `${name}/${id}/${fact}`;
      await insertOnce(doubts, { _id, pair: name, of: id, since: machineNow(), due: fromNow(USUAL_MS) });
      const doubt = await doubts.findOne({ _id });
      if (doubt === null || machineNow().getTime() - doubt.since.getTime() < USUAL_MS) continue;
      log.warn({ pair: name, of: id, fact }, 'two documents disagree: told again');
      await mend();
      await db.collection('disagreements').insertOne({ pair: name, of: id, fact, at: machineNow() });
      await doubts.deleteOne({ _id });
    }
  };

  /** False after a transient fault: the document is then due again at the next turn. */
  const look = async (document: Stored<S>, doubted: boolean): Promise<boolean> => {
    const { _id: id } = document;
    try {
      await within(LOOK_MS, async () => {
        const found = await pair.differences(id, inCurrentShape(kind.collection, document).state);
        if (doubted || found.length > 0) await settle(id, found);
      });
    } catch (fault) {
      if (!isTransient(fault)) {
        log.error({ pair: name, of: id, fault: String(fault) }, 'a document cannot be compared');
        return true;
      }
      log.warn({ pair: name, of: id, fault: String(fault) }, 'a document will be compared again');
      const due = fromNow(RETRY_MS);
      await insertOnce(doubts, { _id: `${name}/${id}/`, pair: name, of: id, since: machineNow(), due });
      await doubts.updateMany({ pair: name, of: id }, { $set: { due } });
      return false;
    }
    return true;
  };

  /** Compares documents as long as there is time. `last`: the id that was reached, blank after the last document. */
  const lookAtEach = async (
    found: AsyncIterable<Stored<S>>,
    doubted: ReadonlySet<string>,
    ending: AbortSignal,
  ) => {
    const end = performance.now() + TURN_MS;
    let failures = 0;
    let last: string | undefined;
    const taken = (async function* () {
      for await (const document of found) {
        if (ending.aborted || failures >= FAILURES || performance.now() > end) return;
        last = document._id;
        yield document;
      }
      last = '';
    })();
    const lookOn = async () => {
      for await (const document of taken)
        failures = (await look(document, doubted.has(document._id))) ? 0 : failures + 1;
    };
    await Promise.all(Array.from({ length: PARALLEL }, lookOn));
    return { last, gaveUp: failures >= FAILURES };
  };

  async function* withIds(ids: Iterable<string>): AsyncGenerator<Stored<S>> {
    for (const _id of ids) {
      const document = await documents.findOne({ _id } as never, options);
      if (document === null) await doubts.deleteMany({ pair: name, of: _id });
      else yield document as Stored<S>;
    }
  }

  return {
    name: `accord_${name}`,
    every_s: EVERY_S,
    run: async (ending) => {
      const now = machineNow();
      const rows = await doubts.find({ pair: name }).toArray();
      const doubted = new Set(rows.map((row) => row.of));
      const due = new Set(rows.filter((row) => row.due <= now).map((row) => row.of));
      const again = await lookAtEach(withIds(due), doubted, ending);
      const after = (await cursors.findOne({ _id: name }))?.after ?? '';
      const onward = documents.find({ ...where, _id: { $gt: after } } as never, options).sort({ _id: 1 });
      const { last, gaveUp } = await lookAtEach(onward as AsyncIterable<Stored<S>>, doubted, ending);
      if (last !== undefined)
        await cursors.updateOne({ _id: name }, { $set: { after: last } }, { upsert: true });
      if (again.gaveUp || gaveUp) throw new Unavailable(`what ${name} compares with is away`);
    },
  };
}

/** Differences that were repaired in the last hour. */
export const disagreements = (db: Db): Gauge => ({
  name: 'agence.disagreements',
  unit: '{fact}',
  description: 'Facts that another document had lost and that were told again, last hour',
  read: () =>
    db
      .collection('disagreements')
      .countDocuments({ at: { $gt: new Date(machineNow().getTime() - SHOWN_MS) } }),
});

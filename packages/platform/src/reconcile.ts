import type { Announcement } from '@agence/proto/catalogue';
import type { Db } from 'mongodb';
import { machineNow } from './clock.ts';
import { within } from './deadline.ts';
import type { DocumentKind, Stored } from './document-store.ts';
import { isTransient, Unavailable } from './faults.ts';
import type { Logger } from './logger.ts';
import type { Gauge } from './metrics.ts';
import { insertOnce } from './mongo.ts';
import { eventRow, type LoggedEvent } from './outbox.ts';
import { stateOf } from './shape.ts';
import type { Sweep } from './sweeper.ts';
import { currentTrace } from './telemetry.ts';

const EVERY_S = 60;
/** Of each minute, a tenth for the doubts that are due and a tenth for the walk: it stays a background. */
const TURN_MS = 6_000;
/** Documents looked at side by side: a slow one holds one of these places. */
const PARALLEL = 8;
const LOOK_MS = 5_000;
/** After so many failed looks in a row the peer is away, and the turn ends. */
const FAILURES = 16;
const BATCH = 500;
/** Longer than news, a queue and a restart take: what disagrees for less may just be on its way. */
const USUAL_MS = 5 * 60_000;
/** Shorter than the time between two turns: a look that failed is due at the next one. */
const RETRY_MS = 30_000;
/** How long a mended difference is counted in the metric. */
const SHOWN_MS = 3600_000;

/** A fact that one document holds and another one should have heard of, and has not. */
type Difference = { readonly fact: string; readonly mend: () => Promise<void> };

/** Two documents that must agree; the sweep walks the first kind and compares. */
export type Pair<S> = {
  readonly name: string;
  readonly kind: Pick<DocumentKind<S, never>, 'collection' | 'shape'>;
  /** The stored documents that can differ at all; every one when not given. */
  readonly where?: Readonly<Record<string, unknown>>;
  readonly differences: (id: string, state: S) => Promise<readonly Difference[]>;
};

type Cursor = { readonly _id: string; readonly after: string };
/** A fact that differed, or (without a fact) a document that could not be looked at. Earlier releases wrote no `due`. */
type Doubt = {
  readonly _id: string;
  readonly pair: string;
  readonly of: string;
  readonly since: Date;
  readonly due?: Date;
};

const fromNow = (ms: number): Date => new Date(machineNow().getTime() + ms);

/** Publishes the news of a fact once more, under a new id, through the log; who has heard it already does nothing. */
export async function publishAgain(db: Db, news: Announcement): Promise<void> {
  const { kind: _, id, ...row } = eventRow(news, machineNow(), currentTrace());
  await insertOnce(db.collection<LoggedEvent>('events'), { _id: id, ...row, stream: null });
}

/**
 * Finds and mends what two documents lost of each other. Each turn looks at the doubts that are due, then walks on
 * through all documents. What disagrees for longer than news may take is counted and told again.
 */
export function reconciling<S>(parts: { readonly db: Db; readonly log: Logger }, pair: Pair<S>): Sweep {
  const { db, log } = parts;
  const { name, kind, where = {} } = pair;
  const cursors = db.collection<Cursor>('reconciled');
  const doubts = db.collection<Doubt>('doubts');
  const documents = db.collection<Stored<S>>(kind.collection);
  const options = { projection: { outbox: 0 }, batchSize: BATCH };

  const settle = async (of: string, found: readonly Difference[]) => {
    const ids = found.map(({ fact }) => `${name}/${of}/${fact}`);
    await doubts.deleteMany({ pair: name, of, _id: { $nin: ids } });
    for (const { fact, mend } of found) {
      const _id = `${name}/${of}/${fact}`;
      await insertOnce(doubts, { _id, pair: name, of, since: machineNow(), due: fromNow(USUAL_MS) });
      const doubt = await doubts.findOne({ _id });
      if (doubt === null || machineNow().getTime() - doubt.since.getTime() < USUAL_MS) continue;
      log.warn({ pair: name, of, fact }, 'two documents disagree: told again');
      await mend();
      await db.collection('disagreements').insertOne({ pair: name, of, fact, at: machineNow() });
      await doubts.deleteOne({ _id });
    }
  };

  /** False when the look failed by something that passes: the document is then due again at the next turn. */
  const look = async (document: Stored<S>, doubted: boolean): Promise<boolean> => {
    const { _id: of } = document;
    try {
      await within(LOOK_MS, async () => {
        const found = await pair.differences(of, stateOf(kind, document));
        if (doubted || found.length > 0) await settle(of, found);
      });
    } catch (fault) {
      if (!isTransient(fault)) {
        log.error({ pair: name, of, fault: String(fault) }, 'a document cannot be compared');
        return true;
      }
      log.warn({ pair: name, of, fault: String(fault) }, 'a document will be compared again');
      const due = fromNow(RETRY_MS);
      await insertOnce(doubts, { _id: `${name}/${of}/`, pair: name, of, since: machineNow(), due });
      await doubts.updateMany({ pair: name, of }, { $set: { due } });
      return false;
    }
    return true;
  };

  /** Looks at documents as long as there is time. `last`: the id that was reached, blank after the last document. */
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
    return { last, away: failures >= FAILURES };
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
      const doubted = new Set(rows.map(({ of }) => of));
      const due = new Set(rows.filter((row) => (row.due ?? row.since) <= now).map(({ of }) => of));
      const again = await lookAtEach(withIds(due), doubted, ending);
      const after = (await cursors.findOne({ _id: name }))?.after ?? '';
      const onward = documents.find({ ...where, _id: { $gt: after } } as never, options).sort({ _id: 1 });
      const { last, away } = await lookAtEach(onward as AsyncIterable<Stored<S>>, doubted, ending);
      if (last !== undefined)
        await cursors.updateOne({ _id: name }, { $set: { after: last } }, { upsert: true });
      if (again.away || away) throw new Unavailable(`what ${name} compares with is away`);
    },
  };
}

/** What of this service was mended lately. */
export const disagreements = (db: Db): Gauge => ({
  name: 'agence.disagreements',
  unit: '{fact}',
  description: 'Facts that another document had lost and that were told again, last hour',
  read: () =>
    db
      .collection('disagreements')
      .countDocuments({ at: { $gt: new Date(machineNow().getTime() - SHOWN_MS) } }),
});

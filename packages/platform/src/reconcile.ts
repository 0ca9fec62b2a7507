import type { Announcement } from '@agence/proto/catalogue';
import type { Db } from 'mongodb';
import { machineNow } from './clock.ts';
import type { DocumentKind, Stored } from './document-store.ts';
import { isTransient } from './faults.ts';
import type { Logger } from './logger.ts';
import type { Gauge } from './metrics.ts';
import { insertOnce } from './mongo.ts';
import { eventRow, type LoggedEvent } from './outbox.ts';
import { stateOf } from './shape.ts';
import { type Sweep, unlessEnding } from './sweeper.ts';
import { currentTrace } from './telemetry.ts';

const EVERY_S = 60;
const PAGE = 100;
/** Longer than news, a queue and a restart take: what disagrees for less may just be on its way. */
const USUAL_MS = 5 * 60_000;
/** How long a mended difference is counted in the metric. */
const SHOWN_MS = 3600_000;

/** A fact that one document holds and another one should have heard of, and has not. */
type Difference = { readonly fact: string; readonly mend: () => Promise<void> };

/** Two documents that must agree; the sweep goes through all of the first kind and compares. */
export type Pair<S> = {
  readonly name: string;
  readonly kind: Pick<DocumentKind<S, never>, 'collection' | 'shape'>;
  readonly differences: (id: string, state: S) => Promise<readonly Difference[]>;
};

type Cursor = { readonly _id: string; readonly after: string };
type Doubt = { readonly _id: string; readonly pair: string; readonly of: string; readonly since: Date };

/** Publishes the news of a fact once more, under a new id, through the log; who has heard it already does nothing. */
export async function publishAgain(db: Db, news: Announcement): Promise<void> {
  const { kind: _, id, ...row } = eventRow(news, machineNow(), currentTrace());
  await insertOnce(db.collection<LoggedEvent>('events'), { _id: id, ...row, stream: null });
}

/**
 * Finds and mends what two documents lost of each other, whatever lost it: a page at a turn, and what disagrees for
 * longer than news may take is counted and told again.
 */
export function reconciling<S>(parts: { readonly db: Db; readonly log: Logger }, pair: Pair<S>): Sweep {
  const { db, log } = parts;
  const { name, kind } = pair;
  const cursors = db.collection<Cursor>('reconciled');
  const doubts = db.collection<Doubt>('doubts');

  const settle = async (of: string, found: readonly Difference[]) => {
    const ids = found.map(({ fact }) => `${name}/${of}/${fact}`);
    await doubts.deleteMany({ pair: name, of, _id: { $nin: ids } });
    for (const { fact, mend } of found) {
      const _id = `${name}/${of}/${fact}`;
      await insertOnce(doubts, { _id, pair: name, of, since: machineNow() });
      const doubt = await doubts.findOne({ _id });
      if (doubt === null || machineNow().getTime() - doubt.since.getTime() < USUAL_MS) continue;
      log.warn({ pair: name, of, fact }, 'two documents disagree: told again');
      await mend();
      await db.collection('disagreements').insertOne({ pair: name, of, fact, at: machineNow() });
      await doubts.deleteOne({ _id });
    }
  };

  const look = async (found: Stored<S>) => {
    const { _id } = found;
    try {
      await settle(_id, await pair.differences(_id, stateOf(kind, found)));
    } catch (fault) {
      // A peer that is away ends this turn, and the next one begins with the same page; any other fault skips this document.
      if (isTransient(fault)) throw fault;
      log.error({ pair: name, of: _id, fault: String(fault) }, 'a document cannot be compared');
    }
  };

  return {
    name: `accord_${name}`,
    every_s: EVERY_S,
    run: async (ending) => {
      const after = (await cursors.findOne({ _id: name }))?.after ?? '';
      const page = await db
        .collection<Stored<S>>(kind.collection)
        .find({ _id: { $gt: after } } as never, { projection: { outbox: 0 } })
        .sort({ _id: 1 })
        .limit(PAGE)
        .toArray();
      for (const document of unlessEnding(ending, page)) await look(document as Stored<S>);
      if (ending.aborted) return;
      const last = page.length < PAGE ? '' : (page.at(-1)?._id ?? '');
      await cursors.updateOne({ _id: name }, { $set: { after: last } }, { upsert: true });
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

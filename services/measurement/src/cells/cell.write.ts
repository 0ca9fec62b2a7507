import { inBatches } from '@agence/platform/process/batches';
import { opaqueId } from '@agence/platform/process/opaque-id';
import type { Platform } from '@agence/platform/service';
import type { Cell } from './cell.machine.ts';

/** The next state of a cell, if it is unchanged since the read; `lease_ms` counts from now by the database's clock. */
export type Change = {
  readonly from: Pick<Cell, '_id' | 'etat' | 'fence'>;
  readonly next: Cell;
  readonly lease_ms: number | null;
};

/** `wrote`: the id of the write that produced this state. */
type Written = Cell & { readonly wrote?: string };

const leased = (next: Cell, lease_ms: number) => ({
  $replaceWith: {
    $mergeObjects: [{ $literal: next }, { lease_until: { $add: [{ $toLong: '$$NOW' }, lease_ms] } }],
  },
});

const operation = ({ from, next, lease_ms }: Change) => {
  const filter = { _id: from._id, etat: from.etat, fence: from.fence };
  return lease_ms === null
    ? { replaceOne: { filter, replacement: next } }
    : { updateOne: { filter, update: [leased(next, lease_ms)] } };
};

/** Writes changes in batches, each under its own condition; true for those that were made. */
export const changing = ({ db }: Pick<Platform, 'db'>): ((change: Change) => Promise<boolean>) => {
  const cells = db.collection<Written>('cells');
  return inBatches<Change, boolean>(async (lot) => {
    // A write id tells for each cell whether this write changed it.
    const marked = lot.map((change) => ({ ...change, next: { ...change.next, wrote: opaqueId('w') } }));
    const { matchedCount } = await cells.bulkWrite(marked.map(operation), { ordered: false });
    if (matchedCount === lot.length) return lot.map(() => true);
    const ids = lot.map(({ from }) => from._id);
    const found = await cells.find({ _id: { $in: ids } }, { projection: { wrote: 1 } }).toArray();
    const made = new Set(found.map(({ wrote }) => wrote));
    return marked.map(({ next }) => made.has(next.wrote));
  });
};

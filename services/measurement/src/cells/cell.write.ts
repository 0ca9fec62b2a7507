import { inBatches } from '@agence/platform/batches';
import { opaqueId } from '@agence/platform/opaque-id';
import type { Platform } from '@agence/platform/service';
import type { Cell } from './cell.machine.ts';

/** What a cell becomes, if it still is what was read; `lease_ms`: from now on, by the database's clock. */
export type Change = {
  readonly from: Pick<Cell, '_id' | 'etat' | 'fence'>;
  readonly next: Cell;
  readonly lease_ms: number | null;
};

/** `wrote`: of the write that made it what it is. */
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

/** Each change alone, under its own condition, many of them in one write; true where it was made. */
export const changing = ({ db }: Pick<Platform, 'db'>): ((change: Change) => Promise<boolean>) => {
  const cells = db.collection<Written>('cells');
  return inBatches<Change, boolean>(async (lot) => {
    // Says of each whether it was this write that made the cell what it is.
    const marked = lot.map((change) => ({ ...change, next: { ...change.next, wrote: opaqueId('w') } }));
    const { matchedCount } = await cells.bulkWrite(marked.map(operation), { ordered: false });
    if (matchedCount === lot.length) return lot.map(() => true);
    const ids = lot.map(({ from }) => from._id);
    const found = await cells.find({ _id: { $in: ids } }, { projection: { wrote: 1 } }).toArray();
    const made = new Set(found.map(({ wrote }) => wrote));
    return marked.map(({ next }) => made.has(next.wrote));
  });
};

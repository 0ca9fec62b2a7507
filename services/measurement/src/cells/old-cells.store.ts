import type { Platform } from '@agence/platform/service';
import { idsFound } from '@agence/platform/store/mongo';
import type { StoredCell } from './cell.store.ts';

/** Months that answers, their calls, the sources of pages and prospects' diagnostics are kept (docs/limits.md). */
export const KEPT_MONTHS = 13;

const ENDED = ['done', 'indeterminate', 'refused', 'cancelled'] as const;
/** Questions may be handed in again at any time: without their cell they would be paid for twice. */
const FORGOTTEN = ['reponse', 'lecture', 'page', 'ordre'] as const;

/** Deletes at most `most` calls that ended before, but those of `open` purposes; returns how many. */
export const forgetCells =
  ({ db }: Pick<Platform, 'db'>) =>
  async (before: Date, open: readonly string[], most: number): Promise<number> => {
    const cells = db.collection<StoredCell>('cells');
    const at = before.getTime();
    const old = { etat: { $in: [...ENDED] }, model: { $gt: '' }, genre: { $in: [...FORGOTTEN] } };
    const filter = { ...old, not_before: { $lt: at }, ended: { $lt: at }, pour: { $nin: [...open] } };
    const _id = await idsFound(cells, filter, most);
    await cells.deleteMany({ _id: { $in: _id } });
    return _id.length;
  };

import type { Platform } from '@agence/platform/service';
import { LRUCache } from 'lru-cache';

type Use = { readonly _id: string; readonly at: Date };

const NOTED_EVERY_MS = 60_000;
/** Ids remembered by one process; beyond that a use is written more often. */
const REMEMBERED = 10_000;

/** When something was last used, stored outside its document; each process writes it at most once a minute. */
export function usesStore(
  { db, log }: Pick<Platform, 'db' | 'log'>,
  collection: string,
  machineNow: () => Date,
) {
  const uses = db.collection<Use>(collection);
  const noted = new LRUCache<string, number>({ max: REMEMBERED });

  const note = async (id: string): Promise<void> => {
    const at = machineNow();
    if (at.getTime() - (noted.get(id) ?? 0) < NOTED_EVERY_MS) return;
    noted.set(id, at.getTime());
    await uses.updateOne({ _id: id }, { $set: { at } }, { upsert: true });
  };

  return {
    note: (id: string): void => {
      note(id).catch((fault: unknown) => log.warn({ fault: String(fault), collection }, 'use not noted'));
    },
    last: async (ids: readonly string[]): Promise<ReadonlyMap<string, Date>> => {
      const found = await uses.find({ _id: { $in: [...ids] } }).toArray();
      return new Map(found.map(({ _id, at }) => [_id, at]));
    },
  };
}

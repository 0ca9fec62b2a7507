import { randomUUID } from 'node:crypto';
import type { Db } from 'mongodb';
import { machineNow } from '../process/clock.ts';
import type { JournalEntry, LoggedEntry } from './outbox.ts';

/** The operators' actions on this service, append-only. Documents add entries through their outbox. */
export function journal(db: Db) {
  const entries = db.collection<LoggedEntry>('journal');
  return {
    /** Written before the action: no change is without its entry. */
    append: async (entry: JournalEntry): Promise<void> => {
      await entries.insertOne({ _id: randomUUID(), ...entry, at: machineNow() });
    },
    /** Newest first; only entries about `on` when it is given. */
    latest: (count: number, on: string | undefined): Promise<LoggedEntry[]> =>
      entries
        .find(on === undefined ? {} : { on })
        .sort({ at: -1 })
        .limit(count)
        .toArray(),
  };
}

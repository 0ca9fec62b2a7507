import { randomUUID } from 'node:crypto';
import type { Db } from 'mongodb';
import { machineNow } from '../process/clock.ts';
import type { JournalEntry, LoggedEntry } from './outbox.ts';

/** The operators' actions on this service, append-only. Documents add entries through their outbox. */
export type Journal = {
  /** Written before the action: no change is without its entry. */
  readonly append: (entry: JournalEntry) => Promise<void>;
  /** Newest first; only entries about `on` when it is given. */
  readonly latest: (count: number, on: string | undefined) => Promise<readonly LoggedEntry[]>;
};

export function journal(db: Db): Journal {
  const entries = db.collection<LoggedEntry>('journal');
  return {
    append: async (entry) => {
      await entries.insertOne({ _id: randomUUID(), ...entry, at: machineNow() });
    },
    latest: (count, on) =>
      entries
        .find(on === undefined ? {} : { on })
        .sort({ at: -1 })
        .limit(count)
        .toArray(),
  };
}

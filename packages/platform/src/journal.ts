import { randomUUID } from 'node:crypto';
import type { Db } from 'mongodb';
import { machineNow } from './clock.ts';
import type { JournalEntry, LoggedEntry } from './outbox.ts';

/** What people of ours did to this service: appended to, never changed. Documents add to it through their outbox. */
export type Journal = {
  /** Kept before what it tells of is done: a change is never without its entry. */
  readonly append: (entry: JournalEntry) => Promise<void>;
  /** Newest first; of what is about `on` alone when it is given. */
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

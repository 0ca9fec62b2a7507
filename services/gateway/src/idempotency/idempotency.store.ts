import { machineNow } from '@agence/platform/process/clock';
import type { Platform } from '@agence/platform/service';
import { type Indexes, isDuplicate } from '@agence/platform/store/mongo';
import type { Reply } from '../http/answers.ts';

type Row = {
  readonly _id: string;
  /** Hash of the body's bytes: the same key with another body is a mistake of the caller. */
  readonly body: string;
  /** Repeated byte for byte. */
  readonly answer: Reply | null;
  /** First use of the key. A use after its day is over is another command. */
  readonly since: Date;
  /** Lease of an unfinished record: from then on another call may finish it, as the same command. */
  readonly lease_until: Date;
};

export type Claim =
  | { readonly kind: 'other_body' | 'running' }
  /** The caller carries it out: a new command, or the one begun at `since`. */
  | { readonly kind: 'mine'; readonly since: Date }
  | { readonly kind: 'again'; readonly answer: Reply };

export type Idempotency = ReturnType<typeof idempotencyStore>;

const KEPT_S = 24 * 3600;
/** Longer than any route may take. */
const LEASE_MS = 30_000;
const FREE = new Date(0);

export const INDEXES: Indexes = {
  idempotency: [{ key: { since: 1 }, name: 'kept', expireAfterSeconds: KEPT_S }],
};

export function idempotencyStore({ db }: Pick<Platform, 'db'>) {
  const rows = db.collection<Row>('idempotency');

  /** False when the key is there already. Cheaper than an upsert, and every gesture makes one. */
  const insert = async (row: Row): Promise<boolean> => {
    try {
      await rows.insertOne(row);
      return true;
    } catch (fault) {
      if (isDuplicate(fault)) return false;
      throw fault;
    }
  };

  return {
    claim: async (_id: string, body: string): Promise<Claim> => {
      const now = machineNow();
      const lease_until = new Date(now.getTime() + LEASE_MS);
      if (await insert({ _id, body, answer: null, since: now, lease_until }))
        return { kind: 'mine', since: now };
      const row = await rows.findOne({ _id });
      if (row === null) return { kind: 'running' };
      if (row.body !== body) return { kind: 'other_body' };
      if (row.answer !== null) return { kind: 'again', answer: row.answer };
      if (row.lease_until > now) return { kind: 'running' };
      const expired = { _id, answer: null, lease_until: row.lease_until };
      const { modifiedCount } = await rows.updateOne(expired, { $set: { lease_until } });
      return modifiedCount === 1 ? { kind: 'mine', since: row.since } : { kind: 'running' };
    },
    keep: async (_id: string, answer: Reply): Promise<void> => {
      await rows.updateOne({ _id }, { $set: { answer } });
    },
    /** The outcome is unknown: the same call may be retried at once, another body may not. */
    release: async (_id: string): Promise<void> => {
      await rows.updateOne({ _id, answer: null }, { $set: { lease_until: FREE } });
    },
  };
}

import { machineNow } from '@agence/platform/clock';
import type { Indexes } from '@agence/platform/mongo';
import { isDuplicate } from '@agence/platform/mongo';
import type { Platform } from '@agence/platform/service';

/** An answer as it was sent: given again byte for byte. */
export type Kept = { readonly status: number; readonly text: string };

type Row = {
  readonly _id: string;
  /** Hash of the body's bytes: the same key with another body is a mistake of the caller. */
  readonly body: string;
  readonly answer: Kept | null;
  /** Whoever holds an unfinished record; after the lease somebody else may finish it, as the same command. */
  readonly since: Date;
};

export type Claim =
  | { readonly kind: 'mine' | 'other_body' | 'running' }
  | { readonly kind: 'again'; readonly answer: Kept };

export type Idempotency = {
  readonly claim: (id: string, body: string) => Promise<Claim>;
  readonly keep: (id: string, answer: Kept) => Promise<void>;
  /** Nothing was decided: the next call with this key begins anew. */
  readonly release: (id: string) => Promise<void>;
};

const KEPT_S = 24 * 3600;
/** Longer than any route may take. */
const LEASE_MS = 30_000;

export const IDEMPOTENCY_INDEXES: Indexes = {
  idempotency: [{ key: { since: 1 }, name: 'kept', expireAfterSeconds: KEPT_S }],
};

export function idempotencyStore({ db }: Platform): Idempotency {
  const rows = db.collection<Row>('idempotency');

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
    claim: async (_id, body) => {
      const since = machineNow();
      if (await insert({ _id, body, answer: null, since })) return { kind: 'mine' };
      const row = await rows.findOne({ _id });
      if (row === null) return { kind: 'running' };
      if (row.body !== body) return { kind: 'other_body' };
      if (row.answer !== null) return { kind: 'again', answer: row.answer };
      if (since.getTime() - row.since.getTime() < LEASE_MS) return { kind: 'running' };
      const taken = await rows.updateOne({ _id, answer: null, since: row.since }, { $set: { since } });
      return { kind: taken.modifiedCount === 1 ? 'mine' : 'running' };
    },
    keep: async (_id, answer) => {
      await rows.updateOne({ _id }, { $set: { answer } });
    },
    release: async (_id) => {
      await rows.deleteOne({ _id, answer: null });
    },
  };
}

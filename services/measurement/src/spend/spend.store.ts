import { isDuplicate } from '@agence/platform/mongo';
import type { Platform } from '@agence/platform/service';

/** Reserves paid calls: true when the account may make one more that day (YYYY-MM-DD in Paris). */
export type Spend = (compte: string, day: string) => Promise<boolean>;

type Day = { readonly _id: string; readonly calls: number };

/** One conditional increment per call: never more than `ceiling` a day, whoever counts. */
export function spendStore({ db }: Platform, ceiling: number): Spend {
  const days = db.collection<Day>('spend');
  return async (compte, day) => {
    const _id = `${compte}/${day}`;
    try {
      const filter = { _id, calls: { $lt: ceiling } };
      const { modifiedCount, upsertedCount } = await days.updateOne(
        filter,
        { $inc: { calls: 1 } },
        { upsert: true },
      );
      return modifiedCount + upsertedCount === 1;
    } catch (fault) {
      if (isDuplicate(fault)) return false;
      throw fault;
    }
  };
}

import { isDuplicate } from '@agence/platform/mongo';
import type { Platform } from '@agence/platform/service';

/** Reserves paid calls: true when the account may make one more that day (YYYY-MM-DD in Paris). */
export type Spend = (compte: string, day: string) => Promise<boolean>;

type Day = { readonly _id: string; readonly calls: number };

/** One conditional increment per call: never more than `ceiling` a day, whoever counts. */
export function spendStore({ db }: Pick<Platform, 'db'>, ceiling: number): Spend {
  const days = db.collection<Day>('spend');
  const reserve = async (_id: string, upsert: boolean): Promise<boolean> => {
    const filter = { _id, calls: { $lt: ceiling } };
    const { modifiedCount, upsertedCount } = await days.updateOne(filter, { $inc: { calls: 1 } }, { upsert });
    return modifiedCount + upsertedCount === 1;
  };
  return async (compte, day) => {
    const _id = `${compte}/${day}`;
    try {
      return await reserve(_id, true);
    } catch (fault) {
      if (!isDuplicate(fault)) throw fault;
      // The day is there: at its ceiling, or begun by somebody else at this very moment.
      return reserve(_id, false);
    }
  };
}

import type { Platform } from '@agence/platform/service';
import { isDuplicate } from '@agence/platform/store/mongo';

type Day = { readonly _id: string; readonly calls: number };

/** Reserves calls of an account for a day (YYYY-MM-DD in Paris) by one write: at most `ceiling` in the whole fleet. */
export function spendStore({ db }: Pick<Platform, 'db'>, ceiling: number) {
  const days = db.collection<Day>('spend');
  const reserve = async (_id: string, calls: number): Promise<number> => {
    const before = { $ifNull: ['$calls', 0] };
    const after = { $max: [before, { $min: [ceiling, { $add: [before, calls] }] }] };
    const day = await days.findOneAndUpdate({ _id }, [{ $set: { calls: after } }], { upsert: true });
    return Math.max(0, Math.min(calls, ceiling - (day?.calls ?? 0)));
  };
  return async (compte: string, day: string, calls: number): Promise<number> => {
    const _id = `${compte}/${day}`;
    try {
      return await reserve(_id, calls);
    } catch (fault) {
      // Another process created the day's document at the same moment.
      if (!isDuplicate(fault)) throw fault;
      return reserve(_id, calls);
    }
  };
}

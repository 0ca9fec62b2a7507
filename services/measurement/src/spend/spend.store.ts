import type { Platform } from '@agence/platform/service';
import { isDuplicate } from '@agence/platform/store/mongo';
import type { Spend } from '../cells/means.ts';

type Day = { readonly _id: string; readonly calls: number };

/** Reserves a batch of calls by one write: never more than `ceiling` a day in the whole fleet. */
export function spendStore({ db }: Pick<Platform, 'db'>, ceiling: number): Spend {
  const days = db.collection<Day>('spend');
  const reserve = async (_id: string, calls: number): Promise<number> => {
    const before = { $ifNull: ['$calls', 0] };
    const after = { $max: [before, { $min: [ceiling, { $add: [before, calls] }] }] };
    const day = await days.findOneAndUpdate({ _id }, [{ $set: { calls: after } }], { upsert: true });
    return Math.max(0, Math.min(calls, ceiling - (day?.calls ?? 0)));
  };
  return async (compte, day, calls) => {
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

import type { OpenBreaker } from './breaker.store.ts';
import type { CellNeeds } from './means.ts';
import { AWAY_MS } from './times.ts';

/** Models unavailable for so long that waiting people get a message, or a result without them. */
export const longAway = async ({
  breakers,
  databaseNow,
}: Pick<CellNeeds, 'breakers' | 'databaseNow'>): Promise<readonly OpenBreaker[]> => {
  const all = await breakers.all();
  const before = all.length === 0 ? 0 : (await databaseNow()) - AWAY_MS;
  return all.filter(({ since }) => since.getTime() <= before);
};

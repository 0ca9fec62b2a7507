import type { ModelRef } from '../ai/port.ts';
import type { Needs } from '../needs.ts';
import type { OpenBreaker } from './breaker.store.ts';
import { AWAY_MS } from './times.ts';

export type CellNeeds = Pick<
  Needs,
  | ('cells' | 'answers' | 'models' | 'reader' | 'ordersModel' | 'ask' | 'mark' | 'spend' | 'share')
  | ('breakers' | 'clock' | 'databaseNow' | 'ending' | 'log')
>;

export const callable = ({
  models,
  reader,
  ordersModel,
}: Pick<CellNeeds, 'models' | 'reader' | 'ordersModel'>): readonly ModelRef[] => [
  ...models,
  ...[reader, ordersModel].filter((model) => model !== null),
];

/** Models unavailable for so long that waiting people get a message, or a result without them. */
export const longAway = async ({
  breakers,
  databaseNow,
}: Pick<CellNeeds, 'breakers' | 'databaseNow'>): Promise<readonly OpenBreaker[]> => {
  const all = await breakers.all();
  const before = all.length === 0 ? 0 : (await databaseNow()) - AWAY_MS;
  return all.filter(({ since }) => since.getTime() <= before);
};

/** The open breakers of configured models: those of others stay, and mean nothing. */
export const openBreakers = async (
  needs: Pick<CellNeeds, 'breakers' | 'models' | 'reader' | 'ordersModel'>,
): Promise<readonly OpenBreaker[]> => {
  const ids = new Set(callable(needs).map(({ id }) => id));
  return (await needs.breakers.all()).filter(({ _id }) => ids.has(_id));
};

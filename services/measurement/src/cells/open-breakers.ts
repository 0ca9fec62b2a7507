import type { OpenBreaker } from './breaker.store.ts';
import { type CellNeeds, callable } from './means.ts';

/** The open breakers of configured models: those of others stay, and mean nothing. */
export const openBreakers = async (
  needs: Pick<CellNeeds, 'breakers' | 'models' | 'reader' | 'ordersModel'>,
): Promise<readonly OpenBreaker[]> => {
  const ids = new Set(callable(needs).map(({ id }) => id));
  return (await needs.breakers.all()).filter(({ _id }) => ids.has(_id));
};

import { within } from '@agence/platform/process/deadline';
import type { Needs } from '../needs.ts';

/** Marks the cut keys of an account on the bus, so that a restored database opens none of them. */
export const direCoupures = async (
  { comptes, mark }: Pick<Needs, 'comptes' | 'mark'>,
  compte: string,
): Promise<void> => {
  const { state } = await comptes.read(compte);
  for (const { hash, cut } of state?.cles ?? []) if (cut !== null) await mark(hash, compte);
};

const BUS_WAIT_MS = 300;

/** The same for a waiting caller: if the bus is slow or away, the reaction to the event marks them later. */
export const direCoupuresAussitot = async (needs: Pick<Needs, 'comptes' | 'mark'>, compte: string) => {
  await within(BUS_WAIT_MS, () => direCoupures(needs, compte)).catch(() => {});
};

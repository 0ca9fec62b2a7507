import { within } from '@agence/platform/deadline';
import type { Needs } from '../needs.ts';

/** Tells the bus which keys of an account are cut, so that an older copy of the database opens none of them. */
export const direCoupures = async (
  { comptes, mark }: Pick<Needs, 'comptes' | 'mark'>,
  compte: string,
): Promise<void> => {
  const { state } = await comptes.read(compte);
  for (const { hash, cut } of state?.cles ?? []) if (cut !== null) await mark(hash, compte);
};

const TOLD_MS = 300;

/** The same for a caller who waits: the bus is told at once if it is there, by the news of it otherwise. */
export const direCoupuresAussitot = async (needs: Pick<Needs, 'comptes' | 'mark'>, compte: string) => {
  await within(TOLD_MS, () => direCoupures(needs, compte)).catch(() => {});
};

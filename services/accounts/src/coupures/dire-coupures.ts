import { within } from '@agence/platform/process/deadline';
import type { Needs } from '../needs.ts';

/** Marks the revoked keys of an account on the bus. A restored database then refuses them. */
export const direCoupures = async (
  { comptes, mark }: Pick<Needs, 'comptes' | 'mark'>,
  compte: string,
): Promise<void> => {
  const { state } = await comptes.read(compte);
  for (const { hash, cut } of state?.cles ?? []) if (cut !== null) await mark(hash, compte);
};

const BUS_WAIT_MS = 300;

/** Marks the revoked keys within 300 ms. On failure or timeout the handler of `cles_revoquees` marks them later. */
export const direCoupuresAussitot = async (needs: Pick<Needs, 'comptes' | 'mark'>, compte: string) => {
  await within(BUS_WAIT_MS, () => direCoupures(needs, compte)).catch(() => {});
};

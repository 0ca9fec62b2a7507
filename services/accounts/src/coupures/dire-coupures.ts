import type { Needs } from '../needs.ts';

/** Tells the bus which keys of an account are cut, so that an older copy of the database opens none of them. */
export const direCoupures = async (
  { comptes, mark }: Pick<Needs, 'comptes' | 'mark'>,
  compte: string,
): Promise<void> => {
  const { state } = await comptes.read(compte);
  for (const { hash, cut } of state?.cles ?? []) if (cut !== null) await mark(hash, compte);
};

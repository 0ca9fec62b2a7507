import type { Needs } from '../needs.ts';

type Done = { readonly compte: string; readonly client: string; readonly revision: number };

/** After a correction, reports on the former description are marked as replaced, and stay readable. */
export const remplacerRapports = async (
  { mesures, livrables }: Pick<Needs, 'mesures' | 'livrables'>,
  { compte, client, revision }: Done,
  corrige: number,
): Promise<void> => {
  if (corrige === 0 || revision < corrige) return;
  const before = { 'state.compte': compte, 'state.client': client, 'state.revision': { $lt: corrige } };
  const old = await mesures.readMany(before);
  await livrables.replace(
    compte,
    client,
    old.map(({ _id }) => _id),
  );
};

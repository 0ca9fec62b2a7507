import type { Call } from '../route.ts';

/** Fresh links to documents of the calling account, by document; measurement is asked only when there are any. */
export const liensDe = async (
  { compte, peers }: Pick<Call<unknown>, 'compte' | 'peers'>,
  documents: string[],
): Promise<Readonly<Record<string, string>>> =>
  documents.length === 0
    ? {}
    : (await peers.diagnostics.call.lireLiens({ compte: compte.slug, documents })).liens;

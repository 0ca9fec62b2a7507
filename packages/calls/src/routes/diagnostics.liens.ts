import { isTransient } from '@agence/platform/process/faults';
import type { Call } from '../route.ts';

type Liens = Readonly<Record<string, string>>;

/** Fresh links to documents of the calling account; measurement is asked only when there are any. */
export const liensDe = async (
  { compte, peers }: Pick<Call<unknown>, 'compte' | 'peers'>,
  documents: string[],
): Promise<Liens> =>
  documents.length === 0
    ? {}
    : (await peers.diagnostics.call.lireLiens({ compte: compte.slug, documents })).liens;

/** The same for one document, if possible: without measurement the answer omits the link. */
export const liensSiPossible = (call: Parameters<typeof liensDe>[0], document: string | undefined) =>
  liensDe(call, document === undefined ? [] : [document]).catch((fault: unknown): Liens => {
    if (isTransient(fault)) return {};
    throw fault;
  });

/** The link of a document, absent until there is one. */
export const lienDe = (liens: Liens, document: string | undefined): { readonly lien?: string } => {
  const lien = document === undefined ? undefined : liens[document];
  return lien === undefined ? {} : { lien };
};

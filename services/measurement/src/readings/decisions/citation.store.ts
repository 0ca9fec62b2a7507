import type { Platform } from '@agence/platform/service';
import type { DocumentKind } from '@agence/platform/store/document-store';

/** A person's decision about an uncertain or wrong reading of an answer; its id is the answer's. */
export type Citation = {
  readonly compte: string;
  readonly client: string;
  readonly mesure: string;
  /** True: the citation counts; false: it is dropped. */
  readonly comptee: boolean;
  /** The name under which the answer offers the client, if the reader took it for another business. */
  readonly nom?: string;
  readonly qui: string;
  readonly le: Date;
};

export type CitationFact = { readonly type: 'citation_tranchee'; readonly citation: Citation };

const CITATIONS: DocumentKind<Citation | null, CitationFact> = {
  collection: 'citations',
  initial: () => null,
  evolve: (_, { citation }) => citation,
  announce: () => [],
  about: ({ citation }) => citation.client,
};

export const CITATION_INDEXES = {
  citations: [
    { key: { 'state.mesure': 1 }, name: 'mesure' },
    { key: { 'state.compte': 1, 'state.client': 1 }, name: 'client' },
  ],
} as const;

export function citationStore({ db, store }: Pick<Platform, 'db' | 'store'>) {
  const { carryOut, readMany } = store(CITATIONS);
  return {
    carryOut,
    of: async (mesure: string): Promise<ReadonlyMap<string, Citation>> => {
      const found = await readMany({ 'state.mesure': mesure });
      return new Map(found.flatMap(({ _id, state }) => (state === null ? [] : [[_id, state]])));
    },
    forget: (compte: string, client: string) =>
      db.collection(CITATIONS.collection).deleteMany({ 'state.compte': compte, 'state.client': client }),
  };
}

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

export type CitationState = Citation | null;

export type CitationFact = { readonly type: 'citation_tranchee'; readonly citation: Citation };

export const CITATIONS: DocumentKind<CitationState, CitationFact> = {
  collection: 'citations',
  initial: () => null,
  evolve: (_, { citation }) => citation,
  announce: () => [],
  about: ({ citation }) => citation.client,
};

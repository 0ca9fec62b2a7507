import type { Platform } from '@agence/platform/service';
import type { DocumentStore } from '@agence/platform/store/document-store';
import { CITATIONS, type Citation, type CitationFact, type CitationState } from './citation.ts';

export type Citations = Pick<DocumentStore<CitationState, CitationFact>, 'carryOut'> & {
  /** The decisions about the answers of a measurement, by answer id. */
  readonly of: (mesure: string) => Promise<ReadonlyMap<string, Citation>>;
  readonly forget: (compte: string, client: string) => Promise<void>;
};

export const CITATION_INDEXES = {
  citations: [
    { key: { 'state.mesure': 1 }, name: 'mesure' },
    { key: { 'state.compte': 1, 'state.client': 1 }, name: 'client' },
  ],
} as const;

export function citationStore({ db, store }: Pick<Platform, 'db' | 'store'>): Citations {
  const { carryOut, readMany } = store(CITATIONS);
  return {
    carryOut,
    of: async (mesure) => {
      const found = await readMany({ 'state.mesure': mesure });
      return new Map(found.flatMap(({ _id, state }) => (state === null ? [] : [[_id, state]])));
    },
    forget: async (compte, client) => {
      await db
        .collection(CITATIONS.collection)
        .deleteMany({ 'state.compte': compte, 'state.client': client });
    },
  };
}

import type { DocumentStore } from '@agence/platform/document-store';
import type { Indexes } from '@agence/platform/mongo';
import type { Platform } from '@agence/platform/service';
import { LIENS, type LienFact, type LienState } from './lien.ts';

type Found = { readonly key: string; readonly state: LienState };

export type Liens = DocumentStore<LienState, LienFact> & {
  readonly byId: (id: string) => Promise<LienState>;
  /** The link that has this token, with the key of its document. */
  readonly byJeton: (jeton: string) => Promise<Found | null>;
};

/** What strangers typed is forgotten a day after it expired. */
const DAY_S = 24 * 3600;

export const LIEN_INDEXES: Indexes = {
  liens: [
    { key: { 'state.id': 1 }, name: 'id' },
    { key: { 'state.jeton': 1 }, name: 'jeton' },
    { key: { 'state.expire': 1 }, name: 'expire', expireAfterSeconds: DAY_S },
  ],
};

export function lienStore(platform: Pick<Platform, 'store'>): Liens {
  const store = platform.store(LIENS);
  return {
    ...store,
    byId: async (id) => (await store.readMany({ 'state.id': id }))[0]?.state ?? null,
    byJeton: async (jeton) => {
      const [found] = await store.readMany({ 'state.jeton': jeton });
      return found === undefined ? null : { key: found._id, state: found.state };
    },
  };
}

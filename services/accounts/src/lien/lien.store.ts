import type { Platform } from '@agence/platform/service';
import type { DocumentStore } from '@agence/platform/store/document-store';
import { ANY_CASE, type Indexes } from '@agence/platform/store/mongo';
import { LIENS, type LienFact, type LienState } from './lien.ts';

/** A link with the key of its document. */
type Found = { readonly key: string; readonly state: LienState };

export type Liens = DocumentStore<LienState, LienFact> & {
  readonly byId: (id: string) => Promise<Found | null>;
  /** The link that has a token of this hash. */
  readonly byJeton: (hash: string) => Promise<Found | null>;
  /** Deletes the links of an address. */
  readonly forget: (adresse: string) => Promise<void>;
};

/** Links are deleted a day after they expired: strangers may have typed their addresses. */
const DAY_S = 24 * 3600;

export const LIEN_INDEXES: Indexes = {
  liens: [
    { key: { 'state.id': 1 }, name: 'id' },
    { key: { 'state.jetons': 1 }, name: 'jetons' },
    { key: { 'state.expire': 1 }, name: 'expire', expireAfterSeconds: DAY_S },
  ],
};

export function lienStore(platform: Pick<Platform, 'db' | 'store'>): Liens {
  const store = platform.store(LIENS);
  const found = async (...wanted: Parameters<typeof store.readMany>): Promise<Found | null> => {
    const [first] = await store.readMany(...wanted);
    return first === undefined ? null : { key: first._id, state: first.state };
  };
  return {
    ...store,
    byId: (id) => found({ 'state.id': id }),
    byJeton: (hash) => found({ 'state.jetons': hash }),
    forget: async (adresse) => {
      const all = platform.db.collection(LIENS.collection);
      await all.deleteMany({ 'state.adresse': adresse }, { collation: ANY_CASE });
    },
  };
}

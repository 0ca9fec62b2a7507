import type { Platform } from '@agence/platform/service';
import type { DocumentStore } from '@agence/platform/store/document-store';
import { ANY_CASE, type Indexes } from '@agence/platform/store/mongo';
import { CONNUE_JOURS } from '@agence/words/promises';
import { CONNEXIONS, type ConnexionFact, type ConnexionState } from './connexion.ts';

export type Connexions = DocumentStore<ConnexionState, ConnexionFact> & {
  readonly byId: (id: string) => Promise<ConnexionState>;
  /** Deletes the records of an address. */
  readonly forget: (adresse: string) => Promise<void>;
};

/** Caller addresses are deleted after this time. */
export const CONNEXION_INDEXES: Indexes = {
  connexions: [
    { key: { 'state.id': 1 }, name: 'id' },
    { key: { 'state.vue': 1 }, name: 'vue', expireAfterSeconds: CONNUE_JOURS * 24 * 3600 },
  ],
};

export function connexionStore(platform: Pick<Platform, 'db' | 'store'>): Connexions {
  const store = platform.store(CONNEXIONS);
  return {
    ...store,
    byId: async (id) => (await store.readMany({ 'state.id': id }))[0]?.state ?? null,
    forget: async (adresse) => {
      const all = platform.db.collection(CONNEXIONS.collection);
      await all.deleteMany({ 'state.adresse': adresse }, { collation: ANY_CASE });
    },
  };
}

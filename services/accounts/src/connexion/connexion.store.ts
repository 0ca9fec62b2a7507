import type { Platform } from '@agence/platform/service';
import { ANY_CASE, type Indexes } from '@agence/platform/store/mongo';
import { CONNUE_JOURS } from '@agence/words/promises';
import { CONNEXIONS } from './connexion.ts';

/** Caller addresses are deleted after this time. */
export const CONNEXION_INDEXES: Indexes = {
  connexions: [
    { key: { 'state.id': 1 }, name: 'id' },
    { key: { 'state.vue': 1 }, name: 'vue', expireAfterSeconds: CONNUE_JOURS * 24 * 3600 },
  ],
};

export function connexionStore(platform: Pick<Platform, 'db' | 'store'>) {
  const store = platform.store(CONNEXIONS);
  return {
    ...store,
    byId: async (id: string) => (await store.readMany({ 'state.id': id }))[0]?.state ?? null,
    forget: async (adresse: string) => {
      const all = platform.db.collection(CONNEXIONS.collection);
      await all.deleteMany({ 'state.adresse': adresse }, { collation: ANY_CASE });
    },
  };
}

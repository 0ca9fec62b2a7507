import type { Platform } from '@agence/platform/service';
import { ANY_CASE, type Indexes } from '@agence/platform/store/mongo';
import { LIENS } from './lien.ts';

/** Links are deleted a day after they expired: strangers may have typed their addresses. */
const DAY_S = 24 * 3600;

export const LIEN_INDEXES: Indexes = {
  liens: [
    { key: { 'state.id': 1 }, name: 'id' },
    { key: { 'state.jetons': 1 }, name: 'jetons' },
    { key: { 'state.expire': 1 }, name: 'expire', expireAfterSeconds: DAY_S },
  ],
};

export function lienStore(platform: Pick<Platform, 'db' | 'store'>) {
  const store = platform.store(LIENS);
  /** A link, with the key of its document. */
  const found = async (...wanted: Parameters<typeof store.readMany>) => {
    const [first] = await store.readMany(...wanted);
    return first === undefined ? null : { key: first._id, state: first.state };
  };
  return {
    ...store,
    byId: (id: string) => found({ 'state.id': id }),
    byJeton: (hash: string) => found({ 'state.jetons': hash }),
    forget: async (adresse: string) => {
      const all = platform.db.collection(LIENS.collection);
      await all.deleteMany({ 'state.adresse': adresse }, { collation: ANY_CASE });
    },
  };
}

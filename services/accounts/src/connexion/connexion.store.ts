import type { Platform } from '@agence/platform/service';
import type { DocumentKind } from '@agence/platform/store/document-store';
import { ANY_CASE, type Indexes } from '@agence/platform/store/mongo';
import type { Connexion as Message } from '@agence/proto/accounts/v1/sessions';
import { CONNUE_JOURS } from '@agence/words/promises';

/** A place from which an account's console was opened; its id is drawn anew each time the place is new. */
export type Connexion = Readonly<Omit<Message, 'vue_ts'>> & { readonly id: string; readonly vue: Date };

/** `null` before the first sign-in from the place, and again once its record is deleted. */
export type ConnexionState = Connexion | null;

export type ConnexionFact = {
  readonly type: 'connexion_nouvelle' | 'connexion_revue';
  readonly connexion: Connexion;
};

export const CONNEXIONS: DocumentKind<ConnexionState, ConnexionFact> = {
  collection: 'connexions',
  initial: () => null,
  evolve: (_state, { connexion }) => connexion,
  announce: ({ type, connexion: { compte, id: connexion } }) =>
    type === 'connexion_nouvelle' ? [{ name: type, data: { compte, connexion } }] : [],
};

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

import { isDuplicate } from '@agence/platform/mongo';
import type { Platform } from '@agence/platform/service';
import type { Client, Portefeuille } from '../portefeuille/portefeuille.ts';

/** Which of the clients kept apart: one, those of some sites, or all of them. */
export type Quels = { readonly id: string } | { readonly sites: readonly string[] } | 'tous';

type Clos = { readonly _id: string; readonly compte: string; readonly client: Client };

export type ClosStore = {
  /** Keeps a copy of removed clients; it stays when they come back, and the portfolio then goes before it. */
  readonly keep: (compte: string, clients: readonly Client[]) => Promise<void>;
  /** All those of an account. */
  readonly forget: (compte: string) => Promise<void>;
  /** The portfolio with those of its clients that are kept apart, before those that it holds. */
  readonly widen: (compte: string, state: Portefeuille, quels: Quels) => Promise<Portefeuille>;
};

const COLLECTION = 'clients_clos';

export const CLOS_INDEXES = {
  [COLLECTION]: [{ key: { compte: 1, 'client.site': 1 }, name: 'compte_site' }],
} as const;

const filterOf = (compte: string, quels: Quels) => {
  if (quels === 'tous') return { compte };
  return 'id' in quels ? { compte, _id: quels.id } : { compte, 'client.site': { $in: [...quels.sites] } };
};

export function closStore({ db }: Pick<Platform, 'db'>): ClosStore {
  const all = db.collection<Clos>(COLLECTION);
  return {
    keep: async (compte, clients) => {
      const operations = clients.map((client) => ({
        replaceOne: {
          // A copy that is late never replaces that of a later removal.
          filter: { _id: client.id, compte, 'client.revision': { $lte: client.revision } },
          replacement: { compte, client },
          upsert: true,
        },
      }));
      try {
        if (operations.length > 0) await all.bulkWrite(operations, { ordered: false, ignoreUndefined: true });
      } catch (fault) {
        if (!isDuplicate(fault)) throw fault;
      }
    },
    forget: async (compte) => {
      await all.deleteMany({ compte });
    },
    widen: async (compte, state, quels) => {
      const held = new Set(state.clients.map(({ id }) => id));
      if (!state.clos || (quels !== 'tous' && 'id' in quels && held.has(quels.id))) return state;
      const found = await all.find(filterOf(compte, quels)).sort({ _id: 1 }).toArray();
      const apart = found.map(({ client }) => client).filter(({ id }) => !held.has(id));
      return { ...state, clients: [...apart, ...state.clients] };
    },
  };
}

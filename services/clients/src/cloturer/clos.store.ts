import type { Platform } from '@agence/platform/service';
import { isDuplicate } from '@agence/platform/store/mongo';
import type { Client, Portefeuille } from '../portefeuille/portefeuille.ts';

/** Selects archived clients: one by id, those of some sites, or all. */
export type Quels = { readonly id: string } | { readonly sites: readonly string[] } | 'tous';

type Clos = { readonly _id: string; readonly compte: string; readonly client: Client };

const COLLECTION = 'clients_clos';

export const CLOS_INDEXES = {
  [COLLECTION]: [{ key: { compte: 1, 'client.site': 1 }, name: 'compte_site' }],
} as const;

const filterOf = (compte: string, quels: Quels) => {
  if (quels === 'tous') return { compte };
  return 'id' in quels ? { compte, _id: quels.id } : { compte, 'client.site': { $in: [...quels.sites] } };
};

export function closStore({ db }: Pick<Platform, 'db'>) {
  const all = db.collection<Clos>(COLLECTION);
  return {
    /** Archives copies of removed clients. A copy stays when its client returns; the portfolio's version then wins. */
    keep: async (compte: string, clients: readonly Client[]) => {
      const operations = clients.map((client) => ({
        replaceOne: {
          // A late copy never replaces the copy of a later removal.
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
    /** Deletes the account's archived clients. */
    forget: async (compte: string) => {
      await all.deleteMany({ compte });
    },
    /** The portfolio with its archived clients before the others. */
    widen: async (compte: string, state: Portefeuille, quels: Quels): Promise<Portefeuille> => {
      const present = new Set(state.clients.map(({ id }) => id));
      if (!state.clos || (quels !== 'tous' && 'id' in quels && present.has(quels.id))) return state;
      const found = await all.find(filterOf(compte, quels)).sort({ _id: 1 }).toArray();
      const archived = found.map(({ client }) => client).filter(({ id }) => !present.has(id));
      return { ...state, clients: [...archived, ...state.clients] };
    },
  };
}

import type { Platform } from '@agence/platform/service';
import { insertOnce } from '@agence/platform/store/mongo';
import type { Diagnostic } from '../mesures/diagnostic.ts';
import type { Fiche } from '../mesures/fiche.ts';

/** The questions ordered for one revision of a client; `handed` is set once they are handed in. */
export type Preparation = {
  readonly _id: string;
  readonly compte: string;
  readonly client: string;
  readonly revision: number;
  readonly fiche: Fiche;
  readonly contexte: string;
  readonly count: number;
  /** The site's text when the preparation began: untrusted, empty when there was none. */
  readonly texte_du_site: string;
  readonly handed: Date | null;
  /** Questions to add for a larger plan; absent: these are all the questions. */
  readonly complement?: { readonly jusqua: number; readonly deja: readonly string[] };
  /** The diagnostic that these questions begin; absent: they are a client's. */
  readonly diagnostic?: Diagnostic;
};

export type Preparations = {
  readonly create: (preparation: Preparation) => Promise<void>;
  readonly find: (id: string) => Promise<Preparation | null>;
  readonly toHand: () => Promise<readonly Preparation[]>;
  /** Null: to be handed in again. */
  readonly markHanded: (id: string, at: Date | null) => Promise<void>;
  /** The ids of a client's preparations. */
  readonly of: (compte: string, client: string) => Promise<readonly string[]>;
  /** The clients with preparations in an account. */
  readonly clients: (compte: string) => Promise<readonly string[]>;
  readonly forget: (compte: string, client: string) => Promise<void>;
};

export const PREPARATION_INDEXES = {
  preparations: [
    { key: { handed: 1 }, name: 'to_hand' },
    { key: { compte: 1, client: 1 }, name: 'client' },
  ],
} as const;

export function preparationStore({ db }: Pick<Platform, 'db'>): Preparations {
  const preparations = db.collection<Preparation>('preparations');
  return {
    create: async (preparation) => {
      await insertOnce(preparations, preparation);
    },
    find: (id) => preparations.findOne({ _id: id }),
    toHand: () => preparations.find({ handed: null }).toArray(),
    markHanded: async (id, at) => {
      await preparations.updateOne({ _id: id }, { $set: { handed: at } });
    },
    of: async (compte, client) =>
      (await preparations.find({ compte, client }, { projection: { _id: 1 } }).toArray()).map(
        ({ _id }) => _id,
      ),
    clients: (compte) => preparations.distinct('client', { compte }),
    forget: async (compte, client) => {
      await preparations.deleteMany({ compte, client });
    },
  };
}

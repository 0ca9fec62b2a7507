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

export const PREPARATION_INDEXES = {
  preparations: [
    { key: { handed: 1 }, name: 'to_hand' },
    { key: { compte: 1, client: 1 }, name: 'client' },
  ],
} as const;

export function preparationStore({ db }: Pick<Platform, 'db'>) {
  const preparations = db.collection<Preparation>('preparations');
  return {
    create: (preparation: Preparation) => insertOnce(preparations, preparation),
    find: (id: string) => preparations.findOne({ _id: id }),
    toHand: () => preparations.find({ handed: null }).toArray(),
    /** Null: to be handed in again. */
    markHanded: (id: string, at: Date | null) =>
      preparations.updateOne({ _id: id }, { $set: { handed: at } }),
    of: (compte: string, client: string) => preparations.distinct('_id', { compte, client }),
    clients: (compte: string) => preparations.distinct('client', { compte }),
    forget: (compte: string, client: string) => preparations.deleteMany({ compte, client }),
  };
}

import { insertOnce } from '@agence/platform/mongo';
import type { Platform } from '@agence/platform/service';

export type Genre = 'rapport' | 'page' | 'audit';

/** A document handed over: written once, never changed but for being replaced. */
export type Livrable = {
  readonly _id: string;
  readonly compte: string;
  readonly client: string;
  readonly mesure: string;
  readonly genre: Genre;
  /** MM/YYYY */
  readonly periode: string;
  readonly titre: string;
  readonly etat: 'prêt' | 'remplacé';
  readonly cree: Date;
  readonly nom_de_fichier: string;
  readonly html: string;
};

export type Livrables = {
  readonly keep: (livrable: Livrable) => Promise<void>;
  readonly find: (id: string) => Promise<Livrable | null>;
  /** Newest first, without their pages. */
  readonly ofClient: (compte: string, client: string) => Promise<readonly Omit<Livrable, 'html'>[]>;
};

export function livrableStore({ db }: Pick<Platform, 'db'>): Livrables {
  const documents = db.collection<Livrable>('documents');
  return {
    keep: async (livrable) => {
      await insertOnce(documents, livrable);
    },
    find: (id) => documents.findOne({ _id: id }),
    ofClient: (compte, client) =>
      documents
        .find({ compte, client }, { projection: { html: 0 } })
        .sort({ cree: -1, _id: 1 })
        .toArray(),
  };
}

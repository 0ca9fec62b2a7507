import type { Platform } from '@agence/platform/service';
import { insertOnce } from '@agence/platform/store/mongo';
import type { Genre } from './genre.ts';

/** A document handed over: written once, and changed only when it is replaced. */
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
  /** The simulator answered; set for documents made from answers. */
  readonly simulee?: boolean;
  /** The site could not be read; set for audits. */
  readonly non_lu?: boolean;
  /** The question of a page; absent in documents written before it was stored. */
  readonly n?: number;
  readonly html: string;
};

export type Livrables = {
  readonly keep: (livrable: Livrable) => Promise<void>;
  readonly find: (id: string) => Promise<Livrable | null>;
  /** Those of these ids that belong to the account. */
  readonly among: (compte: string, ids: readonly string[]) => Promise<readonly string[]>;
  /** The clients with documents in an account. */
  readonly clients: (compte: string) => Promise<readonly string[]>;
  /** Deletes all documents of a client. */
  readonly forget: (compte: string, client: string) => Promise<void>;
  /** Marks the reports of these measurements as replaced. */
  readonly replace: (compte: string, client: string, mesures: readonly string[]) => Promise<void>;
  /** Newest first, without HTML. */
  readonly ofClient: (compte: string, client: string) => Promise<readonly Omit<Livrable, 'html'>[]>;
};

export const LIVRABLE_INDEXES = {
  documents: [{ key: { compte: 1, client: 1, cree: -1 }, name: 'livrables' }],
} as const;

export function livrableStore({ db }: Pick<Platform, 'db'>): Livrables {
  const documents = db.collection<Livrable>('documents');
  return {
    keep: async (livrable) => {
      await insertOnce(documents, livrable);
    },
    find: (id) => documents.findOne({ _id: id }),
    among: async (compte, ids) => {
      const found = await documents
        .find({ _id: { $in: [...ids] }, compte }, { projection: { _id: 1 } })
        .toArray();
      return found.map(({ _id }) => _id);
    },
    clients: (compte) => documents.distinct('client', { compte }),
    forget: async (compte, client) => {
      await documents.deleteMany({ compte, client });
    },
    replace: async (compte, client, mesures) => {
      const reports = { compte, client, genre: 'rapport' as const, mesure: { $in: [...mesures] } };
      await documents.updateMany(reports, { $set: { etat: 'remplacé' } });
    },
    ofClient: (compte, client) =>
      documents
        .find({ compte, client }, { projection: { html: 0 } })
        .sort({ cree: -1, _id: 1 })
        .toArray(),
  };
}

import type { Platform } from '@agence/platform/service';
import { insertOnce } from '@agence/platform/store/mongo';
import type { Genre } from '@agence/words/document-kinds';

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
  readonly n?: number;
  readonly html: string;
};

export const LIVRABLE_INDEXES = {
  documents: [{ key: { compte: 1, client: 1, cree: -1 }, name: 'livrables' }],
} as const;

export function livrableStore({ db }: Pick<Platform, 'db'>) {
  const documents = db.collection<Livrable>('documents');
  return {
    keep: async (livrable: Livrable) => void (await insertOnce(documents, livrable)),
    find: (id: string) => documents.findOne({ _id: id }),
    /** Those of these ids that belong to the account. */
    among: async (compte: string, ids: readonly string[]) => {
      const own = documents.find({ _id: { $in: [...ids] }, compte }, { projection: { _id: 1 } });
      return (await own.toArray()).map(({ _id }) => _id);
    },
    clients: (compte: string) => documents.distinct('client', { compte }),
    forget: (compte: string, client: string) => documents.deleteMany({ compte, client }),
    /** Marks the reports of these measurements as replaced. */
    replace: (compte: string, client: string, mesures: readonly string[]) => {
      const reports = { compte, client, genre: 'rapport' as const, mesure: { $in: [...mesures] } };
      return documents.updateMany(reports, { $set: { etat: 'remplacé' } });
    },
    /** Newest first, without HTML. */
    ofClient: (compte: string, client: string): Promise<Omit<Livrable, 'html'>[]> =>
      documents.find({ compte, client }, { projection: { html: 0 }, sort: { cree: -1, _id: 1 } }).toArray(),
  };
}

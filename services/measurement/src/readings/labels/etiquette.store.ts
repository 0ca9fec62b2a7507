import type { Platform } from '@agence/platform/service';
import { insertOnce } from '@agence/platform/store/mongo';

/** A person's label of an answer; its id is the answer's. */
export type Etiquette = {
  readonly _id: string;
  readonly compte: string;
  readonly client: string;
  readonly mesure: string;
  /** The client's position among the names, from 1; null when it is not recommended. */
  readonly position: number | null;
  readonly noms: readonly string[];
  readonly qui: string;
  readonly le: Date;
};

export const ETIQUETTE_INDEXES = {
  etiquettes: [{ key: { compte: 1, client: 1 }, name: 'client' }],
} as const;

export function etiquetteStore({ db }: Pick<Platform, 'db'>) {
  const etiquettes = db.collection<Etiquette>('etiquettes');
  return {
    /** False when the answer has a label already: the first label stays. */
    keep: (etiquette: Etiquette) => insertOnce(etiquettes, etiquette),
    these: (reponses: readonly string[]) => etiquettes.find({ _id: { $in: [...reponses] } }).toArray(),
    /** The labels of an account; all labels when no account is given. */
    of: (compte: string | undefined) => etiquettes.find(compte === undefined ? {} : { compte }).toArray(),
    forget: (compte: string, client: string) => etiquettes.deleteMany({ compte, client }),
  };
}

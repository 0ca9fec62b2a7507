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

export type Etiquettes = {
  /** False when the answer has a label already: the first label stays. */
  readonly keep: (etiquette: Etiquette) => Promise<boolean>;
  readonly these: (reponses: readonly string[]) => Promise<readonly Etiquette[]>;
  /** The labels of an account; all labels when no account is given. */
  readonly of: (compte: string | undefined) => Promise<readonly Etiquette[]>;
  readonly forget: (compte: string, client: string) => Promise<void>;
};

export const ETIQUETTE_INDEXES = {
  etiquettes: [{ key: { compte: 1, client: 1 }, name: 'client' }],
} as const;

export function etiquetteStore({ db }: Pick<Platform, 'db'>): Etiquettes {
  const etiquettes = db.collection<Etiquette>('etiquettes');
  return {
    keep: (etiquette) => insertOnce(etiquettes, etiquette),
    these: (reponses) => etiquettes.find({ _id: { $in: [...reponses] } }).toArray(),
    of: (compte) => etiquettes.find(compte === undefined ? {} : { compte }).toArray(),
    forget: async (compte, client) => {
      await etiquettes.deleteMany({ compte, client });
    },
  };
}

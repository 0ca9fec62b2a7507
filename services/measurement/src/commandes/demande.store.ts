import type { Demande } from '@agence/orders/model';
import type { Platform } from '@agence/platform/service';
import { insertOnce } from '@agence/platform/store/mongo';

/** A message that mail asks about, kept until its call is over. */
export type StoredDemande = {
  readonly _id: string;
  readonly compte: string;
  readonly demande: Demande;
  readonly cree: Date;
};

export type Demandes = {
  readonly keep: (demande: StoredDemande) => Promise<void>;
  readonly find: (id: string) => Promise<StoredDemande | null>;
  readonly forget: (id: string) => Promise<void>;
  readonly forgetAccount: (compte: string) => Promise<void>;
  readonly forgetBefore: (before: Date) => Promise<void>;
};

export const DEMANDE_INDEXES = {
  demandes: [
    { key: { compte: 1 }, name: 'compte' },
    { key: { cree: 1 }, name: 'cree' },
  ],
} as const;

export function demandeStore({ db }: Pick<Platform, 'db'>): Demandes {
  const demandes = db.collection<StoredDemande>('demandes');
  return {
    keep: async (demande) => {
      await insertOnce(demandes, demande);
    },
    find: (id) => demandes.findOne({ _id: id }),
    forget: async (id) => {
      await demandes.deleteOne({ _id: id });
    },
    forgetAccount: async (compte) => {
      await demandes.deleteMany({ compte });
    },
    forgetBefore: async (before) => {
      await demandes.deleteMany({ cree: { $lt: before } });
    },
  };
}

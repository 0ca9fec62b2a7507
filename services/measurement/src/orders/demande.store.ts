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

export const DEMANDE_INDEXES = {
  demandes: [
    { key: { compte: 1 }, name: 'compte' },
    { key: { cree: 1 }, name: 'cree' },
  ],
} as const;

export function demandeStore({ db }: Pick<Platform, 'db'>) {
  const demandes = db.collection<StoredDemande>('demandes');
  return {
    keep: (demande: StoredDemande) => insertOnce(demandes, demande),
    find: (id: string) => demandes.findOne({ _id: id }),
    forget: async (id: string) => void (await demandes.deleteOne({ _id: id })),
    forgetAccount: (compte: string) => demandes.deleteMany({ compte }),
    forgetBefore: (before: Date) => demandes.deleteMany({ cree: { $lt: before } }),
  };
}

import type { Geste } from '@agence/orders';
import type { Platform } from '@agence/platform/service';
import { ANY_CASE, insertOnce } from '@agence/platform/store/mongo';

/** A proposal by mail, which waits for « OUI » at an address of its own. */
export type Proposition = {
  /** The address that confirms it. */
  readonly _id: string;
  readonly compte: string;
  /** The account's ordering address at that time; when it changes, the proposal ends too. */
  readonly badge?: string;
  /** The address that asked; it is also answered when another address of the account confirms. */
  readonly adresse: string;
  readonly geste: Geste;
  /** Id of its client; empty when it is about no client. */
  readonly client: string;
  readonly corps: object;
  /** The proposed result as JSON; at confirmation, the API must still give the same result. */
  readonly propose: string;
  readonly cree: Date;
  /** Confirmed and found unchanged: from then on its command is carried out, once. */
  readonly decidee: boolean;
  /** Declined by « NON »: it cannot be confirmed any more. */
  readonly refusee?: boolean;
};

export function propositionStore({ db }: Pick<Platform, 'db'>) {
  const propositions = db.collection<Proposition>('propositions');
  return {
    keep: async (proposition: Proposition) => {
      await insertOnce(propositions, proposition);
    },
    find: (adresse: string): Promise<Proposition | null> => propositions.findOne({ _id: adresse }),
    /** `decide` and `refuse` return false when the other came first: a proposal is confirmed or declined, never both. */
    decide: async (adresse: string) =>
      1 ===
      (await propositions.updateOne({ _id: adresse, refusee: { $ne: true } }, { $set: { decidee: true } }))
        .matchedCount,
    refuse: async (adresse: string) =>
      1 ===
      (await propositions.updateOne({ _id: adresse, decidee: false }, { $set: { refusee: true } }))
        .matchedCount,
    /** How many proposals of an account still wait for « OUI ». */
    waiting: (compte: string, since: Date) =>
      propositions.countDocuments({ compte, cree: { $gte: since }, decidee: false, refusee: { $ne: true } }),
    /** Deletes every proposal that an address asked for. */
    forget: async (adresse: string) => {
      await propositions.deleteMany({ adresse }, { collation: ANY_CASE });
    },
    forgetAccount: async (compte: string) => {
      await propositions.deleteMany({ compte });
    },
    removeBefore: async (day: Date) => {
      await propositions.deleteMany({ cree: { $lt: day } });
    },
  };
}

export type Propositions = ReturnType<typeof propositionStore>;

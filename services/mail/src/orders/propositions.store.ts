import type { Geste } from '@agence/orders';
import { ANY_CASE, insertOnce } from '@agence/platform/mongo';
import type { Platform } from '@agence/platform/service';

/** What was proposed by mail and waits for « OUI » at an address of its own. */
export type Proposition = {
  /** The address that confirms it. */
  readonly _id: string;
  readonly compte: string;
  /** The account's ordering address then: once it changes, this one stops too. */
  readonly badge?: string;
  /** Who asked: whoever of the account confirms it, this address is told. */
  readonly adresse: string;
  readonly geste: Geste;
  /** Id of the client that it is about; empty when it is about none. */
  readonly client: string;
  readonly corps: object;
  /** What was proposed, as JSON: what is confirmed must still be that. */
  readonly propose: string;
  readonly cree: Date;
  /** Once it was confirmed and found unchanged: from then on its command is carried out, once. */
  readonly decidee: boolean;
  /** Once it was answered with « NON »: it cannot be confirmed any more. */
  readonly refusee?: boolean;
};

export type Propositions = {
  readonly keep: (proposition: Proposition) => Promise<void>;
  readonly find: (adresse: string) => Promise<Proposition | null>;
  /** Whether it could be: of a confirmation and a refusal at once, one holds. */
  readonly decide: (adresse: string) => Promise<boolean>;
  readonly refuse: (adresse: string) => Promise<boolean>;
  /** All that an address asked for. */
  readonly forget: (adresse: string) => Promise<void>;
  readonly forgetAccount: (compte: string) => Promise<void>;
  readonly removeBefore: (day: Date) => Promise<void>;
};

export function propositionStore({ db }: Pick<Platform, 'db'>): Propositions {
  const propositions = db.collection<Proposition>('propositions');
  return {
    keep: async (proposition) => {
      await insertOnce(propositions, proposition);
    },
    find: (adresse) => propositions.findOne({ _id: adresse }),
    decide: async (adresse) =>
      1 ===
      (await propositions.updateOne({ _id: adresse, refusee: { $ne: true } }, { $set: { decidee: true } }))
        .matchedCount,
    refuse: async (adresse) =>
      1 ===
      (await propositions.updateOne({ _id: adresse, decidee: false }, { $set: { refusee: true } }))
        .matchedCount,
    forget: async (adresse) => {
      await propositions.deleteMany({ adresse }, { collation: ANY_CASE });
    },
    forgetAccount: async (compte) => {
      await propositions.deleteMany({ compte });
    },
    removeBefore: async (day) => {
      await propositions.deleteMany({ cree: { $lt: day } });
    },
  };
}

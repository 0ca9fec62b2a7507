import type { Geste } from '@agence/orders';
import type { Platform } from '@agence/platform/service';
import { ANY_CASE, insertOnce } from '@agence/platform/store/mongo';

/** A proposal by mail, which waits for « OUI » at an address of its own. */
export type Proposition = {
  readonly _id: string;
  readonly compte: string;
  /** The account's ordering address at that time; when it changes, the proposal ends too. */
  readonly badge: string;
  /** The address that asked; it is also answered when another address of the account confirms. */
  readonly adresse: string;
  readonly geste: Exclude<Geste, 'oui' | 'non' | 'aide'>;
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

/** The call that an order makes. */
export type Appel = Pick<Proposition, 'geste' | 'client' | 'corps'>;

export function propositionStore({ db }: Pick<Platform, 'db'>) {
  const propositions = db.collection<Proposition>('propositions');
  type Filter = Parameters<typeof propositions.updateOne>[0];
  const changed = async (filter: Filter, $set: Partial<Proposition>): Promise<boolean> =>
    (await propositions.updateOne(filter, { $set })).matchedCount === 1;
  return {
    keep: (proposition: Proposition) => insertOnce(propositions, proposition),
    find: (adresse: string): Promise<Proposition | null> => propositions.findOne({ _id: adresse }),
    /** `decide` and `refuse` return false when the other came first: a proposal is confirmed or declined, never both. */
    decide: (_id: string) => changed({ _id, refusee: { $ne: true } }, { decidee: true }),
    refuse: (_id: string) => changed({ _id, decidee: false }, { refusee: true }),
    waiting: (compte: string, since: Date) =>
      propositions.countDocuments({ compte, cree: { $gte: since }, decidee: false, refusee: { $ne: true } }),
    forget: (adresse: string) => propositions.deleteMany({ adresse }, { collation: ANY_CASE }),
    forgetAccount: (compte: string) => propositions.deleteMany({ compte }),
    removeBefore: (day: Date) => propositions.deleteMany({ cree: { $lt: day } }),
  };
}

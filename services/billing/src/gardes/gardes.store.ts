import type { Platform } from '@agence/platform/service';
import { type Indexes, insertOnce } from '@agence/platform/store/mongo';
import type { Nouvelle } from '../recevoir-paiement/nouvelle.ts';

/** A message of the card provider about a customer without an account; `_id` is the message's id. */
type Garde = {
  readonly _id: string;
  readonly customer: string;
  readonly nouvelle: Nouvelle;
  readonly at: Date;
};

type Inconnu = { readonly customer: string; readonly messages: number; readonly depuis: Date };

const COLLECTION = 'messages_gardes';
/** As long as idempotency records, so that a message applied a second time is still recognised. */
const KEPT_S = 35 * 24 * 3600;
const LIST = 500;

export const GARDES: Indexes = {
  [COLLECTION]: [
    { key: { at: 1 }, name: 'kept', expireAfterSeconds: KEPT_S },
    { key: { customer: 1 }, name: 'customer' },
  ],
};

export function gardesStore({ db }: Pick<Platform, 'db'>) {
  const collection = db.collection<Garde>(COLLECTION);
  return {
    keep: async (garde: Garde) => {
      await insertOnce(collection, garde);
    },
    of: (customer: string) => collection.find({ customer }).sort({ at: 1 }).toArray(),
    forget: async (_id: string) => {
      await collection.deleteOne({ _id });
    },
    /** Customers with kept messages, the oldest first. */
    customers: () =>
      collection
        .aggregate<Inconnu>([
          { $group: { _id: '$customer', messages: { $sum: 1 }, depuis: { $min: '$at' } } },
          { $sort: { depuis: 1 } },
          { $limit: LIST },
          { $project: { _id: 0, customer: '$_id', messages: 1, depuis: 1 } },
        ])
        .toArray(),
  };
}

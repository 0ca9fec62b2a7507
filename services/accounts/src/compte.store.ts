import { machineNow } from '@agence/platform/clock';
import type { DocumentStore } from '@agence/platform/document-store';
import type { Indexes } from '@agence/platform/mongo';
import type { Platform } from '@agence/platform/service';
import { COMPTES, type Compte, type CompteFact, type CompteState } from './compte.ts';

export type Comptes = DocumentStore<CompteState, CompteFact> & {
  /** The account that holds a key, cut or not, whatever its door. */
  readonly byKeyHash: (hash: string) => Promise<{ readonly slug: string; readonly compte: Compte } | null>;
  /** The account that has that customer of the card provider. */
  readonly byCustomer: (customer: string) => Promise<string | null>;
  /** The account whose address request that is. */
  readonly byDemande: (id: string) => Promise<string | null>;
  readonly all: () => Promise<readonly { readonly slug: string; readonly compte: Compte }[]>;
  /** When a key was last used, kept apart from the account and written at most once a minute. */
  readonly noteUse: (key_id: string) => void;
  readonly lastUses: (key_ids: readonly string[]) => Promise<ReadonlyMap<string, Date>>;
};

type Use = { readonly _id: string; readonly at: Date };

const NOTED_EVERY_MS = 60_000;

export const INDEXES: Indexes = {
  comptes: [
    { key: { 'state.cles.hash': 1 }, name: 'key', unique: true, sparse: true },
    { key: { 'state.demandes.id': 1 }, name: 'demande', sparse: true },
    {
      key: { 'state.stripe_customer': 1 },
      name: 'customer',
      unique: true,
      partialFilterExpression: { 'state.stripe_customer': { $type: 'string' } },
    },
  ],
};

export function compteStore(platform: Pick<Platform, 'db' | 'log' | 'store'>): Comptes {
  const store = platform.store(COMPTES);
  const uses = platform.db.collection<Use>('key_uses');
  const noted = new Map<string, number>();

  const note = async (key_id: string): Promise<void> => {
    const at = machineNow();
    if (at.getTime() - (noted.get(key_id) ?? 0) < NOTED_EVERY_MS) return;
    noted.set(key_id, at.getTime());
    await uses.updateOne({ _id: key_id }, { $set: { at } }, { upsert: true });
  };

  return {
    ...store,
    byKeyHash: async (hash) => {
      const [found] = await store.readMany({ 'state.cles.hash': hash });
      return found?.state == null ? null : { slug: found._id, compte: found.state };
    },
    byCustomer: async (customer) => {
      const [found] = await store.readMany({ 'state.stripe_customer': customer });
      return found?._id ?? null;
    },
    byDemande: async (id) => {
      const [found] = await store.readMany({ 'state.demandes.id': id });
      return found?._id ?? null;
    },
    all: async () => {
      const found = await store.readMany({});
      return found.flatMap(({ _id, state }) => (state === null ? [] : [{ slug: _id, compte: state }]));
    },
    noteUse: (key_id) => {
      note(key_id).catch((fault: unknown) =>
        platform.log.warn({ fault: String(fault) }, 'use of a key not noted'),
      );
    },
    lastUses: async (key_ids) => {
      const found = await uses.find({ _id: { $in: [...key_ids] } }).toArray();
      return new Map(found.map(({ _id, at }) => [_id, at]));
    },
  };
}

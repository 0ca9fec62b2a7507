import { inBatches } from '@agence/platform/process/batches';
import type { Platform } from '@agence/platform/service';
import type { Stored } from '@agence/platform/store/document-store';
import { ANY_CASE, type Indexes } from '@agence/platform/store/mongo';
import { COMPTES, type Compte, type CompteState, SESSION_MS } from './compte.ts';
import { CONNEXION_INDEXES } from './connexion/connexion.store.ts';
import { LIEN_INDEXES } from './lien/lien.store.ts';
import { usesStore } from './uses.store.ts';

export type Held = { readonly slug: string; readonly compte: Compte };

export const INDEXES: Indexes = {
  ...LIEN_INDEXES,
  ...CONNEXION_INDEXES,
  session_uses: [{ key: { at: 1 }, name: 'over', expireAfterSeconds: SESSION_MS / 1000 }],
  comptes: [
    { key: { 'state.cles.hash': 1 }, name: 'key', unique: true, sparse: true },
    { key: { 'state.demandes.id': 1 }, name: 'demande', sparse: true },
    { key: { 'state.sessions.id': 1 }, name: 'session', sparse: true },
    {
      key: { 'state.badge': 1 },
      name: 'badge',
      partialFilterExpression: { 'state.badge': { $type: 'string' } },
    },
    { key: { 'state.adresses': 1 }, name: 'adresse', collation: ANY_CASE, sparse: true },
    {
      key: { 'state.stripe_customer': 1 },
      name: 'customer',
      unique: true,
      partialFilterExpression: { 'state.stripe_customer': { $type: 'string' } },
    },
  ],
};

const accountsIn = (found: readonly Stored<CompteState>[]): readonly Held[] =>
  found.flatMap(({ _id, state }) => (state === null ? [] : [{ slug: _id, compte: state }]));

export function compteStore(platform: Pick<Platform, 'db' | 'log' | 'store'>, machineNow: () => Date) {
  const store = platform.store(COMPTES);
  const findAccounts = async (...wanted: Parameters<typeof store.readMany>) =>
    accountsIn(await store.readMany(...wanted));
  const byKeyHash = inBatches<string, Held | null>(async (hashes) => {
    const found = await findAccounts({ 'state.cles.hash': { $in: [...hashes] } });
    const byHash = new Map(found.flatMap((holder) => holder.compte.cles.map(({ hash }) => [hash, holder])));
    return hashes.map((hash) => byHash.get(hash) ?? null);
  });

  return {
    ...store,
    /** The account that holds a key, cut or not, whatever its door. */
    byKeyHash,
    byBadge: async (badge: string) => (await findAccounts({ 'state.badge': badge }))[0] ?? null,
    bySession: async (hash: string) => (await findAccounts({ 'state.sessions.id': hash }))[0] ?? null,
    /** Agency accounts on which an address is authorised, by slug: those that a console may open. */
    byAdresse: (adresse: string) =>
      findAccounts(
        { 'state.adresses': adresse, 'state.direct': { $exists: false } },
        { collation: ANY_CASE, sort: { _id: 1 } },
      ),
    /** Slugs of all accounts, direct customers included, that store an address anywhere. */
    holding: async (adresse: string) => {
      const anywhere = ['adresses', 'demandes.adresse', 'sessions.adresse', 'marque.contact'];
      const filter = { $or: anywhere.map((field) => ({ [`state.${field}`]: adresse })) };
      return (await findAccounts(filter as object, { collation: ANY_CASE, sort: { _id: 1 } })).map(
        ({ slug }) => slug,
      );
    },
    /** Accounts that ended before `day` and are not erased. */
    endedBefore: async (day: string) => {
      const ended = { 'state.paiement.fin_le': { $type: 'string', $lt: day } } as const;
      return (await findAccounts({ ...ended, 'state.efface': { $exists: false } })).map(({ slug }) => slug);
    },
    byCustomer: async (customer: string) => {
      const [found] = await store.readMany({ 'state.stripe_customer': customer });
      return found?._id ?? null;
    },
    byDemande: async (id: string) => {
      const [found] = await store.readMany({ 'state.demandes.id': id });
      return found?._id ?? null;
    },
    all: () => findAccounts({}),
    keyUses: usesStore(platform, 'key_uses', machineNow),
    sessionUses: usesStore(platform, 'session_uses', machineNow),
  };
}

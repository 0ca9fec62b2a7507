import { createHash } from 'node:crypto';
import { type Account, newAccount } from '@agence/testing/accounts';
import { eventually } from '@agence/testing/eventually';
import type { RunningSystem } from '@agence/testing/system';
import { type Db, MongoClient } from 'mongodb';

type Wanted = {
  readonly clients?: number;
  readonly plan?: 'agence15' | 'agence30';
  /** What the first account lives through before it is copied. */
  readonly live?: (account: Account, stores: MongoClient) => Promise<void>;
};

type Document = { _id: string; version: number; outbox: unknown[]; state: Record<string, unknown> };
type Listed = { readonly clients: readonly { readonly mesure: string }[] };

const only = async (db: Db, collection: string, filter: object): Promise<readonly Document[]> =>
  db.collection<Document>(collection).find(filter).toArray();

/** An account with clients whose questions are ready, made by calls. */
async function first(system: RunningSystem, length: number, plan: NonNullable<Wanted['plan']>) {
  const account = await newAccount(system, { plan });
  const clients = Array.from({ length }, (_, i) => ({
    entreprise: `Boulangerie des Halles ${i}`,
    site_web: `https://halles-${i}.example`,
    ...{ ville: 'Angers', metier: 'boulanger' },
  }));
  await account.agence.post('clients/', { clients, confirmer: true });
  await eventually(async () => {
    const { body } = await account.agence.get('clients/');
    return (body as Listed).clients.every(({ mesure }) => mesure === 'à valider');
  });
  return account;
}

/** As many accounts as wanted, copies of one that was made by calls; answers with their keys and slugs. */
export async function seed(
  system: RunningSystem,
  accounts: number,
  { clients = 10, plan = 'agence15', live }: Wanted = {},
): Promise<{ readonly keys: readonly string[]; readonly slugs: readonly string[] }> {
  const account = await first(system, clients, plan);
  const { slug } = account;
  const mongo = await new MongoClient(system.run().mongodb.url).connect();
  await live?.(account, mongo);
  const of = (service: string) => mongo.db(`agence_${service}`);
  const copies: readonly [Db, string, object][] = [
    [of('accounts'), 'comptes', { _id: slug }],
    [of('clients'), 'portefeuilles', { _id: slug }],
    [of('clients'), 'dossiers', { 'state.compte': slug }],
    [of('clients'), 'prospections', { _id: slug }],
    [of('billing'), 'facturations', { _id: slug }],
  ];
  const numbers = Array.from({ length: accounts }, (_, i) => i);
  for (const [db, collection, filter] of copies) {
    const models = await only(db, collection, filter);
    const made = numbers.flatMap((i) => models.map((model) => copied(model, slug, i)));
    if (made.length > 0) await db.collection<Document>(collection).insertMany(made);
  }
  await mongo.close();
  return { keys: numbers.map(keyOf), slugs: numbers.map((i) => `${slug}-${i}`) };
}

const keyOf = (i: number) => `ag_bench_${i}`;

/** The document with every id of its account and clients made another, and a key of its own. */
function copied({ _id, version, state }: Document, slug: string, i: number): Document {
  const renamed = (value: unknown): unknown => {
    // Its name, and the address that begins with it: sessions open on the account of an address.
    if (typeof value === 'string')
      return value.startsWith(slug) ? `${slug}-${i}${value.slice(slug.length)}` : value;
    if (Array.isArray(value)) return value.map(renamed);
    if (value === null || typeof value !== 'object' || value instanceof Date) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, name === 'id' ? `${part}${i}` : renamed(part)]),
    );
  };
  const key = { hash: createHash('sha256').update(keyOf(i)).digest('hex') };
  const copy = renamed(state) as Record<string, unknown>;
  const cles = (copy['cles'] as object[] | undefined)?.map((one) => ({ ...one, ...key }));
  return {
    _id: _id === slug ? `${slug}-${i}` : `${_id}${i}`,
    ...{ version, outbox: [], state: cles === undefined ? copy : { ...copy, cles } },
  };
}

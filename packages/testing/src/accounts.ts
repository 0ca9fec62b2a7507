import { randomBytes, randomInt } from 'node:crypto';
import { type Agency, agency } from './http.ts';
import type { RunningSystem } from './system.ts';

export type AccountWanted = {
  readonly plan?: 'agence5' | 'agence15' | 'agence30';
  /** YYYY-MM-DD; null for an account that never paid. Paid for years when not given. */
  readonly paye_jusqu_au?: string | null;
  readonly nom?: string;
  readonly paiement?: 'carte' | 'virement';
  readonly stripe_customer?: string;
  readonly adresse?: string;
  readonly couleur?: string;
  readonly contact?: string;
};

/** An account of a test's own, with a key and a program that uses it. */
export type Account = {
  readonly slug: string;
  readonly nom: string;
  readonly key: string;
  readonly agence: Agency;
};

const PAID_FOR_YEARS = '2099-12-31';

/** An address nobody else calls from, for a system with `TRUSTED_HOPS=1`: limits per address are not shared by tests. */
export const someAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** An identifier that no other test has. */
export const someSlug = (): string => `t-${randomBytes(8).toString('hex')}`;

const option = (name: string, value: string | undefined): string[] =>
  value === undefined ? [] : [name, value];

/** Creates an account and grants it a key, as an operator does. */
export async function newAccount(system: RunningSystem, wanted: AccountWanted = {}): Promise<Account> {
  const slug = someSlug();
  const { nom = `Agence ${slug}`, plan = 'agence5', paye_jusqu_au = PAID_FOR_YEARS } = wanted;
  await system.operate(
    ...['accounts', 'create', '--slug', slug, '--nom', nom, '--plan', plan],
    ...['--adresse', wanted.adresse ?? `${slug}@example.com`, '--paiement', wanted.paiement ?? 'virement'],
    ...option('--paye-jusqu-au', paye_jusqu_au ?? undefined),
    ...option('--stripe-customer', wanted.stripe_customer),
    ...option('--couleur', wanted.couleur),
    ...option('--contact', wanted.contact),
  );
  const key = await newKey(system, slug);
  return { slug, nom, key, agence: callerWith(system, key) };
}

/** Grants one more key. */
export async function newKey(system: RunningSystem, slug: string, door = 'agence'): Promise<string> {
  const { key } = (await system.operate('keys', 'grant', slug, '--door', door)) as { key: string };
  return key;
}

/** A program with that key, calling from an address of its own. */
export const callerWith = ({ base_url }: RunningSystem, key: string): Agency =>
  agency(base_url, { 'x-api-key': key, 'x-forwarded-for': someAddress() });

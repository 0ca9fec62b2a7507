import { setTimeout as pause } from 'node:timers/promises';
import { isHeld, isTransient } from '@agence/platform/process/faults';
import type { Compte } from '@agence/proto/accounts/v1/accounts';
import type { BillingShown } from '@agence/proto/billing/v1/operator';
import { Refused, value } from './answer.ts';
import type { System } from './system.ts';

const ASK_EVERY_MS = 25;
const TIMES = 800;

/** Returns `instead` when a service is down. Other faults are rethrown, also that of a service held back after a restore. */
export const unlessDown =
  <T>(instead: T) =>
  (fault: unknown): T => {
    if (!isTransient(fault) || isHeld(fault)) throw fault;
    return instead;
  };

/** An account for people: its name and its identifier. */
export const nameOf = async ({ accounts }: System, slug: string): Promise<string> =>
  `${(await value(accounts.showAccount({ slug }))).nom} (${slug})`;

/** Billing's view of an account before a change. */
export const billingOf = async ({ billing }: System, compte: string): Promise<BillingShown> =>
  value(billing.showBilling({ compte }));

/** Polls until `seen` returns a value; null means not yet. */
export async function untilSeen<T>(slug: string, seen: () => Promise<T | null>): Promise<T> {
  for (let times = 0; times < TIMES; times += 1) {
    const found = await seen();
    if (found !== null) return found;
    await pause(ASK_EVERY_MS);
  }
  throw new Refused(`the account ${slug} was written, but not every service knows it yet`);
}

/** Waits until accounts knows of a change made elsewhere, and returns the account. */
export const untilAccountShows = (
  { accounts }: System,
  slug: string,
  changed: (compte: Compte) => boolean,
): Promise<Compte> =>
  untilSeen(slug, async () => {
    const compte = await value(accounts.showAccount({ slug }));
    return changed(compte) ? compte : null;
  });

/** Adds the identifier and the name of its account to each row; null when it has none, or accounts is down. */
export const named = async <R extends { readonly compte?: string | undefined }>(
  { accounts }: System,
  rows: readonly R[],
) => {
  const { comptes } = await accounts.listAccounts({}).catch(unlessDown({ comptes: [] }));
  const names = new Map(comptes.map(({ slug, nom }) => [slug, nom]));
  return rows.map(({ compte, ...row }) => {
    const slug = compte ?? null;
    return { id: slug, slug, nom: names.get(slug ?? '') ?? null, ...row };
  });
};

/** The same for one row. */
export const namedRow = async <R extends { readonly compte?: string | undefined }>(system: System, row: R) =>
  (await named(system, [row]))[0];

import { setTimeout as pause } from 'node:timers/promises';
import { isHeld, isTransient } from '@agence/platform/faults';
import type { Compte } from '@agence/proto/accounts/v1/accounts';
import type { BillingShown } from '@agence/proto/billing/v1/operator';
import { Said, value } from './answer.ts';
import type { System } from './system.ts';

const ASK_EVERY_MS = 25;
const TIMES = 800;

/** What is said instead of what a service that is away would; any other fault is told, that of one that is held too. */
export const unlessAway =
  <T>(instead: T) =>
  (fault: unknown): T => {
    if (!isTransient(fault) || isHeld(fault)) throw fault;
    return instead;
  };

/** An account as people call it: its name, and its identifier. */
export const nameOf = async ({ accounts }: System, slug: string): Promise<string> =>
  `${value((await accounts.showAccount({ slug })).result, 'compte').nom} (${slug})`;

/** What billing knows of an account before it is changed. */
export const billingOf = async ({ billing }: System, compte: string): Promise<BillingShown> =>
  value((await billing.showBilling({ compte })).result, 'billing');

/** Waits until the services know of a change; null: not yet. */
export async function retryTransient<T>(slug: string, seen: () => Promise<T | null>): Promise<T> {
  for (let times = 0; times < TIMES; times += 1) {
    const found = await seen();
    if (found !== null) return found;
    await pause(ASK_EVERY_MS);
  }
  throw new Said(`the account ${slug} was changed, but not every service knows it yet`);
}

/** Waits until accounts was told of a change made elsewhere, and answers with the account as it then is. */
export const untilTold = (
  { accounts }: System,
  slug: string,
  told: (compte: Compte) => boolean,
): Promise<Compte> =>
  retryTransient(slug, async () => {
    const compte = value((await accounts.showAccount({ slug })).result, 'compte');
    return told(compte) ? compte : null;
  });

/** Rows with the account that they speak of, by its identifier and its name; none, or nobody to say it: null. */
export const named = async <R extends { readonly compte?: string | undefined }>(
  { accounts }: System,
  rows: readonly R[],
) => {
  const { comptes } = await accounts.listAccounts({}).catch(unlessAway({ comptes: [] }));
  const names = new Map(comptes.map(({ slug, nom }) => [slug, nom]));
  return rows.map(({ compte, ...row }) => {
    const slug = compte ?? null;
    return { id: slug, slug, nom: names.get(slug ?? '') ?? null, ...row };
  });
};

import { refuse } from '@agence/gesture';
import type { ProductClock } from '@agence/platform/clock';
import { refused } from '@agence/platform/refus';
import type { ListAccountsResponse, ShowAccountResponse } from '@agence/proto/accounts/v1/operator';
import type { Comptes } from '../compte.store.ts';
import { UNKNOWN_ACCOUNT } from '../pause-account/pause-account.rule.ts';
import { present } from '../present.ts';

/** An account as it is now. */
export const showAccount =
  (comptes: Comptes, clock: ProductClock) =>
  async ({ slug }: { readonly slug: string }): Promise<ShowAccountResponse> => {
    const { state } = slug === '' ? { state: null } : await comptes.read(slug);
    if (state === null) return refused(refuse('not_found', UNKNOWN_ACCOUNT));
    return { result: { $case: 'compte', value: present(slug, state, clock.now()) } };
  };

export const listAccounts =
  (comptes: Comptes, clock: ProductClock) => async (): Promise<ListAccountsResponse> => {
    const all = await comptes.all();
    return { comptes: all.map(({ slug, compte }) => present(slug, compte, clock.now())) };
  };

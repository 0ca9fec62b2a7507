import { randomUUID } from 'node:crypto';
import { type Rule, refuse } from '@agence/gesture';
import { refused } from '@agence/platform/process/refus';
import type { ListAccountsResponse, ShowAccountResponse } from '@agence/proto/accounts/v1/operator';
import { COMPTE_INCONNU } from '../compte.sentences.ts';
import type { CompteFact, CompteState } from '../compte.ts';
import type { Needs } from '../needs.ts';
import { present } from '../present.ts';

export const showAccount =
  ({ comptes, clock }: Needs) =>
  async ({ slug }: { readonly slug: string }): Promise<ShowAccountResponse> => {
    const { state } = slug === '' ? { state: null } : await comptes.read(slug);
    if (state === null) return refused(refuse('not_found', COMPTE_INCONNU));
    return { result: { $case: 'compte', value: present(slug, state, clock.now()) } };
  };

/** An operator's command that only passes on to its rule; the reply shows the account as it is then. */
export const changesAccount =
  <C, P, Q extends { readonly slug: string }>(
    needs: Needs,
    rule: Rule<CompteState, C, P, CompteFact>,
    asked: (request: Q) => C,
  ) =>
  async (request: Q): Promise<ShowAccountResponse> => {
    const command = { ...asked(request), command_id: randomUUID(), confirmer: true };
    const outcome = await needs.comptes.carryOut(request.slug || '?', rule, command);
    return 'refusal' in outcome ? refused(outcome) : showAccount(needs)(request);
  };

export const listAccounts =
  ({ comptes, clock }: Needs) =>
  async (): Promise<ListAccountsResponse> => {
    const all = await comptes.all();
    return { comptes: all.map(({ slug, compte }) => present(slug, compte, clock.now())) };
  };

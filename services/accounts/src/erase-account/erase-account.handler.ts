import { randomUUID } from 'node:crypto';
import { refused } from '@agence/platform/process/refus';
import type { EraseAccountRequest, EraseAccountResponse } from '@agence/proto/accounts/v1/operator';
import { isoDay } from '@agence/words/paris';
import type { Needs } from '../needs.ts';
import { showAccount } from '../show-account/show-account.handler.ts';
import { type EraseAccount, eraseAccount } from './erase-account.rule.ts';

/** The command that erases an account now. */
export const erasing = (
  { clock }: Pick<Needs, 'clock'>,
  order: Pick<EraseAccount, 'operator' | 'why' | 'decided'>,
  command_id: string,
) => {
  const efface = clock.now();
  return { ...order, efface, today: isoDay(efface), command_id, confirmer: true };
};

export const eraseAccountHandler =
  (needs: Needs) =>
  async ({ slug, operator, why }: EraseAccountRequest): Promise<EraseAccountResponse> => {
    const command = erasing(needs, { operator, why }, randomUUID());
    const outcome = await needs.comptes.carryOut(slug || '?', eraseAccount, command);
    return 'refusal' in outcome ? refused(outcome) : showAccount(needs)({ slug });
  };

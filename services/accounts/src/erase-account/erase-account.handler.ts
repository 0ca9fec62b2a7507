import type { EraseAccountRequest } from '@agence/proto/accounts/v1/operator';
import { isoDay } from '@agence/words/paris';
import type { Needs } from '../needs.ts';
import { changesAccount } from '../show-account/show-account.handler.ts';
import { type EraseAccount, eraseAccount } from './erase-account.rule.ts';

/** What the rule needs to erase an account now. */
export const erasing = (
  { clock }: Pick<Needs, 'clock'>,
  order: Pick<EraseAccount, 'operator' | 'why' | 'decided'>,
) => {
  const efface = clock.now();
  return { ...order, efface, today: isoDay(efface) };
};

export const eraseAccountHandler = (needs: Needs) =>
  changesAccount(needs, eraseAccount, ({ operator, why }: EraseAccountRequest) =>
    erasing(needs, { operator, why }),
  );

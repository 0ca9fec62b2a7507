import { carriesOutFor } from '@agence/gesture/handler';
import type { ReopenAccountRequest } from '@agence/proto/billing/v1/operator';
import { isoDay } from '@agence/words/paris';
import type { Needs } from '../needs.ts';
import { reopenAccount } from './reopen-account.rule.ts';

export const reopenAccountHandler = ({ facturations, clock }: Needs) =>
  carriesOutFor(facturations, reopenAccount, 'reopened', ({ operator, why }: ReopenAccountRequest) => ({
    ...{ operator, why, today: isoDay(clock.now()) },
  }));

import type { PauseAccountRequest } from '@agence/proto/accounts/v1/operator';
import type { Needs } from '../needs.ts';
import { changesAccount } from '../show-account/show-account.handler.ts';
import type { pauseAccount, resumeAccount } from './pause-account.rule.ts';

export const pauseHandler = (needs: Needs, rule: typeof pauseAccount | typeof resumeAccount) =>
  changesAccount(needs, rule, (request: PauseAccountRequest) => request);

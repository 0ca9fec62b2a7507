import { randomUUID } from 'node:crypto';
import { refused } from '@agence/platform/process/refus';
import type { SetOrdersModelRequest, SetOrdersModelResponse } from '@agence/proto/accounts/v1/operator';
import type { Needs } from '../needs.ts';
import { showAccount } from '../show-account/show-account.handler.ts';
import { setOrdersModel } from './set-orders-model.rule.ts';

export const setOrdersModelHandler =
  (needs: Needs) =>
  async ({ slug, ...wanted }: SetOrdersModelRequest): Promise<SetOrdersModelResponse> => {
    const command = { command_id: randomUUID(), confirmer: true, ...wanted };
    const outcome = await needs.comptes.carryOut(slug || '?', setOrdersModel, command);
    return 'refusal' in outcome ? refused(outcome) : showAccount(needs)({ slug });
  };

import type { SetOrdersModelRequest } from '@agence/proto/accounts/v1/operator';
import type { Needs } from '../needs.ts';
import { changesAccount } from '../show-account/show-account.handler.ts';
import { setOrdersModel } from './set-orders-model.rule.ts';

export const setOrdersModelHandler = (needs: Needs) =>
  changesAccount(needs, setOrdersModel, (request: SetOrdersModelRequest) => request);

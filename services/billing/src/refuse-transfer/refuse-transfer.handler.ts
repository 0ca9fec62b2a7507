import { carriesOutFor } from '@agence/gesture/handler';
import type { RefuseTransferRequest } from '@agence/proto/billing/v1/operator';
import { isoDay } from '@agence/words/paris';
import type { Needs } from '../needs.ts';
import { refuseTransfer } from './refuse-transfer.rule.ts';

export const refuseTransferHandler = ({ facturations, clock }: Needs) =>
  carriesOutFor(facturations, refuseTransfer, 'refused', ({ operator, why }: RefuseTransferRequest) => ({
    ...{ operator, why, today: isoDay(clock.now()) },
  }));

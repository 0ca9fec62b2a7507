import { type ServedService, served } from '@agence/platform/grpc/grpc-server';
import { type BillingServer, BillingService } from '@agence/proto/billing/v1/billing';
import { type BillingOperatorServer, BillingOperatorService } from '@agence/proto/billing/v1/operator';
import { billing } from './billing.rpcs.ts';
import type { Needs } from './needs.ts';
import { operator } from './operator.rpcs.ts';

export const servedByBilling = (needs: Needs): readonly ServedService[] => [
  served<BillingServer>(BillingService, billing(needs)),
  served<BillingOperatorServer>(BillingOperatorService, operator(needs)),
];

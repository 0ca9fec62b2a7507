import type { Gauge } from '@agence/platform/metrics';
import { limitGauges } from '@agence/platform/sliding-limit';
import { messageGauges } from './messages/message.gauges.ts';
import type { OrderNeeds } from './needs.ts';
import { courrierGauges } from './orders/courrier.gauges.ts';

/** Metrics of this service. */
export const gauges = (needs: OrderNeeds): readonly Gauge[] => [
  ...messageGauges(needs.messages),
  ...courrierGauges(needs.courriers),
  ...limitGauges([
    needs.ordersPerSender,
    needs.ordersPerAccount,
    needs.ordersPerPeer,
    needs.strangersPerAccount,
  ]),
];

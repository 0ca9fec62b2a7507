import { limitGauges } from '@agence/platform/limits/sliding-limit';
import { type Gauge, waitingGauges } from '@agence/platform/process/metrics';
import type { Needs } from './needs.ts';

export const gauges = ({ messages, courriers, limits }: Needs): readonly Gauge[] => [
  ...waitingGauges('agence.mails', '{message}', 'Messages that have not left yet', messages.waiting),
  ...waitingGauges(
    'agence.orders',
    '{message}',
    'Orders by mail that were taken and are not carried out yet',
    courriers.waiting,
  ),
  ...limitGauges(Object.values(limits)),
];

import { limitGauges } from '@agence/platform/limits/sliding-limit';
import type { Gauge } from '@agence/platform/process/metrics';
import type { Needs } from './needs.ts';

type Waiting = Needs['messages']['waiting'];

/** What waits under this name, whether due or until its next attempt. */
export const waitingGauges = (name: string, description: string, waiting: Waiting): readonly Gauge[] => [
  { name: `${name}.waiting`, unit: '{message}', description, read: async () => (await waiting()).count },
  {
    name: `${name}.oldest`,
    unit: 's',
    description: 'Since when the oldest of them has waited',
    read: async () => (await waiting()).oldest_s,
  },
];

export const gauges = ({ messages, courriers, ...needs }: Needs): readonly Gauge[] => [
  ...waitingGauges('agence.mails', 'Messages that have not left yet', messages.waiting),
  ...waitingGauges(
    'agence.orders',
    'Orders by mail that were taken and are not carried out yet',
    courriers.waiting,
  ),
  ...limitGauges([
    needs.ordersPerSender,
    needs.ordersPerAccount,
    needs.ordersPerPeer,
    needs.strangersPerAccount,
  ]),
];

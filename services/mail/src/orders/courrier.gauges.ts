import type { Gauge } from '@agence/platform/metrics';
import type { Courriers } from './courrier.store.ts';

/** Orders by mail that were accepted and are not answered yet, whether due or waiting after a fault. */
export const courrierGauges = ({ waiting }: Courriers): readonly Gauge[] => [
  {
    name: 'agence.orders.waiting',
    unit: '{message}',
    description: 'Orders by mail that were taken and are not carried out yet',
    read: async () => (await waiting()).count,
  },
  {
    name: 'agence.orders.oldest',
    unit: 's',
    description: 'Since when the oldest of them has waited',
    read: async () => (await waiting()).oldest_s,
  },
];

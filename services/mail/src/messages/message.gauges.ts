import type { Gauge } from '@agence/platform/metrics';
import type { Messages } from './message.store.ts';

/** Messages not sent yet, whether due or waiting for their next attempt. */
export const messageGauges = ({ waiting }: Messages): readonly Gauge[] => [
  {
    name: 'agence.mails.waiting',
    unit: '{message}',
    description: 'Messages that have not left yet',
    read: async () => (await waiting()).count,
  },
  {
    name: 'agence.mails.oldest',
    unit: 's',
    description: 'Since when the oldest of them has waited',
    read: async () => (await waiting()).oldest_s,
  },
];

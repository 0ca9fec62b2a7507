import type { Todo } from '@agence/platform/todo';
import { listTerminations } from './close-account/close-account.handler.ts';
import { listTransfers } from './confirm-transfer/list-transfers.handler.ts';
import { listUnknownCustomers } from './gardes/list-unknown-customers.handler.ts';
import { listKeptPlans } from './kept-plans/kept-plans.handler.ts';
import type { Needs } from './needs.ts';
import { listUnaskedInvoices } from './unasked-invoices/unasked-invoices.handler.ts';

/** What waits for a person here. */
export const todos = (needs: Needs): readonly Todo[] => [
  {
    kind: 'transfer',
    since: async () => (await listTransfers(needs)()).transfers.map(({ note_ts }) => note_ts),
  },
  {
    kind: 'plan',
    since: async () => (await listKeptPlans(needs)()).kept.map(({ depuis_ts }) => depuis_ts),
  },
  {
    kind: 'invoice',
    since: async () => (await listUnaskedInvoices(needs)()).invoices.map(({ depuis_ts }) => depuis_ts),
  },
  {
    kind: 'termination',
    since: async () => (await listTerminations(needs)()).terminations.map(({ depuis_ts }) => depuis_ts),
  },
  {
    kind: 'customer',
    since: async () => (await listUnknownCustomers(needs)()).customers.map(({ depuis_ts }) => depuis_ts),
  },
];

import { type Todo, todo } from '@agence/platform/todo';
import { listTerminations } from './close-account/close-account.handler.ts';
import { listTransfers } from './confirm-transfer/list-transfers.handler.ts';
import { listUnknownCustomers } from './gardes/list-unknown-customers.handler.ts';
import { listKeptPlans } from './kept-plans/kept-plans.handler.ts';
import type { Needs } from './needs.ts';
import { listUnaskedInvoices } from './unasked-invoices/unasked-invoices.handler.ts';

export const todos = (needs: Needs): readonly Todo[] => [
  todo('transfer', async () => (await listTransfers(needs)()).transfers.map(({ note_ts }) => note_ts)),
  todo('plan', async () => (await listKeptPlans(needs)()).kept.map(({ depuis_ts }) => depuis_ts)),
  todo('invoice', async () =>
    (await listUnaskedInvoices(needs)()).invoices.map(({ depuis_ts }) => depuis_ts),
  ),
  todo('termination', async () =>
    (await listTerminations(needs)()).terminations.map(({ depuis_ts }) => depuis_ts),
  ),
  todo('customer', async () =>
    (await listUnknownCustomers(needs)()).customers.map(({ depuis_ts }) => depuis_ts),
  ),
];

import { type Todo, todo } from '@agence/platform/todo';
import type { Needs } from './needs.ts';
import { operator } from './operator.rpcs.ts';

export const todos = (needs: Needs): readonly Todo[] => {
  const rpcs = operator(needs);
  return [
    todo('transfer', async () => (await rpcs.listTransfers({})).transfers.map(({ note_ts }) => note_ts)),
    todo('plan', async () => (await rpcs.listKeptPlans({})).kept.map(({ depuis_ts }) => depuis_ts)),
    todo('invoice', async () =>
      (await rpcs.listUnaskedInvoices({})).invoices.map(({ depuis_ts }) => depuis_ts),
    ),
    todo('termination', async () =>
      (await rpcs.listTerminations({})).terminations.map(({ depuis_ts }) => depuis_ts),
    ),
    todo('customer', async () =>
      (await rpcs.listUnknownCustomers({})).customers.map(({ depuis_ts }) => depuis_ts),
    ),
  ];
};

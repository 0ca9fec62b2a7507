import { type Todo, todo } from '@agence/platform/todo';
import type { Needs } from './needs.ts';
import { operator } from './operator.rpcs.ts';

const depuis = (rows: readonly { readonly depuis_ts: number }[]) => rows.map(({ depuis_ts }) => depuis_ts);

export const todos = (needs: Needs): readonly Todo[] => {
  const rpcs = operator(needs);
  return [
    todo('transfer', async () => (await rpcs.listTransfers({})).transfers.map(({ note_ts }) => note_ts)),
    todo('plan', async () => depuis((await rpcs.listKeptPlans({})).kept)),
    todo('invoice', async () => depuis((await rpcs.listUnaskedInvoices({})).invoices)),
    todo('termination', async () => depuis((await rpcs.listTerminations({})).terminations)),
    todo('customer', async () => depuis((await rpcs.listUnknownCustomers({})).customers)),
  ];
};

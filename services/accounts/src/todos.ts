import { type Todo, todo } from '@agence/platform/todo';
import { listKeyRequests } from './demander-cle/demander-cle.handler.ts';
import type { Needs } from './needs.ts';
import { listAddressRequests } from './settle-address/settle-address.handler.ts';

export const todos = (needs: Needs): readonly Todo[] => [
  todo('address', async () =>
    (await listAddressRequests(needs)()).requests.map(({ demande_ts }) => demande_ts),
  ),
  todo('key', async () => (await listKeyRequests(needs)()).requests.map(({ demande_ts }) => demande_ts)),
];

import { type Todo, todo } from '@agence/platform/todo';
import type { Needs } from './needs.ts';
import { operator } from './operator.rpcs.ts';

export const todos = (needs: Needs): readonly Todo[] => {
  const { listAddressRequests, listKeyRequests } = operator(needs);
  return [
    todo('address', async () => (await listAddressRequests({})).requests.map(({ demande_ts }) => demande_ts)),
    todo('key', async () => (await listKeyRequests({})).requests.map(({ demande_ts }) => demande_ts)),
  ];
};

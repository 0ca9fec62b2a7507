import type { Todo } from '@agence/platform/todo';
import type { Needs } from './needs.ts';
import { listFailed, listStopped } from './operator/list-failed.handler.ts';

export const todos = (needs: Needs): readonly Todo[] => [
  {
    kind: 'measurement',
    since: async () => (await listFailed(needs)()).failed.map(({ echec_ts }) => echec_ts),
  },
  {
    kind: 'model',
    since: async () => (await listStopped(needs)()).stopped.map(({ depuis_ts }) => depuis_ts),
  },
];

import type { Todo } from '@agence/platform/todo';
import { auditsSweep } from './audit/make-audit.ts';
import { dispatch, type Pace } from './cells/dispatch.ts';
import { concluding } from './cells/tasks.ts';
import { moisSweep } from './changes/mois.sweep.ts';
import { mesuresSweep, reveils } from './mesures/mesures.sweep.ts';
import type { Needs } from './needs.ts';
import { listFailed, listStopped } from './operator/list-failed.handler.ts';
import { pagesSweep } from './page/write-page.ts';
import { purge } from './purge/purge.sweep.ts';
import { tasks } from './tasks.ts';

export const sweeps = (needs: Needs, pace: Pace) => {
  const calls = tasks(needs);
  const conclude = concluding(calls);
  const { sweep, ...paid } = dispatch(needs, calls, pace);
  const measured = [mesuresSweep(needs, conclude), reveils(needs), pagesSweep(needs, conclude)];
  const due = [...measured, purge(needs), auditsSweep(needs), moisSweep(needs)];
  return { ...paid, sweeps: [sweep, ...due] };
};

/** What waits for an operator, with the times since when. */
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

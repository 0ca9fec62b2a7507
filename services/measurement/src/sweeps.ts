import { auditsSweep } from './audits/audits.sweep.ts';
import { concluding } from './cells/conclude.ts';
import { dispatch, type Pace } from './cells/dispatch.ts';
import { mesuresSweep, reveils } from './mesures/mesures.sweep.ts';
import type { Needs } from './needs.ts';
import { pagesSweep } from './pages/pages.sweep.ts';
import { purge } from './purge/purge.sweep.ts';
import { tasks } from './tasks.ts';

/** The periodic tasks, and the paid calls. */
export const sweeps = (needs: Needs, pace: Pace) => {
  const calls = tasks(needs);
  const conclude = concluding(calls);
  const { sweep, ...paid } = dispatch(needs, calls, pace);
  const measured = [mesuresSweep(needs, conclude), reveils(needs), pagesSweep(needs, conclude)];
  const due = [...measured, purge(needs), auditsSweep(needs)];
  return { ...paid, sweeps: [sweep, ...due] };
};

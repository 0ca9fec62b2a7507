import { logAndContinue } from '@agence/platform/process/log-and-continue';
import { type Sweep, unlessEnding } from '@agence/platform/process/sweeper';
import type { Conclude } from '../cells/conclude.ts';
import type { Needs } from '../needs.ts';

/** Sites read in parallel. */
const AT_ONCE = 4;

/** Advances every unwritten page by one step: site, call, document. */
export const pagesSweep = (needs: Needs, conclude: Conclude): Sweep => ({
  name: 'pages',
  every_s: 2,
  idle: needs.pages.idle,
  run: async (ending) => {
    const waiting = unlessEnding(ending, await needs.pages.toWrite());
    const next = async (): Promise<void> => {
      for (const { _id: pour } of waiting)
        await logAndContinue(needs, pour, () => conclude({ genre: 'page', pour }));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
  },
});

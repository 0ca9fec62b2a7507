import type { Sweep } from '@agence/platform/sweeper';
import { concludeFor } from '../conclude.ts';
import type { Needs } from '../needs.ts';
import { quietly } from '../quietly.ts';

/** Sites read at the same time. */
const AT_ONCE = 4;

/** Takes every page that is not written one step further: the site, the call, the document. */
export const pagesSweep = (needs: Needs): Sweep => ({
  name: 'pages',
  every_s: 2,
  run: async () => {
    const waiting = [...(await needs.pages.toWrite())];
    const next = async (): Promise<void> => {
      for (let page = waiting.shift(); page !== undefined; page = waiting.shift()) {
        const { _id: pour } = page;
        await quietly(needs, pour, () => concludeFor(needs, { genre: 'page', pour }));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
  },
});

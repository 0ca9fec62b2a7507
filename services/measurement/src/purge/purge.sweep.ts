import { logAndContinue } from '@agence/platform/log-and-continue';
import { type Sweep, unlessEnding } from '@agence/platform/sweeper';
import { daysLater, monthsLater } from '@agence/words/paris';
import { effacerClient } from '../mesures/effacer-client.ts';
import type { Needs } from '../needs.ts';

/** Months that raw answers and prospects' diagnostics are kept (docs/personal-data.md). */
export const KEPT_MONTHS = 13;
/** What was begun is over by then, its second try too. */
const OVER_DAYS = 7;

/**
 * Raw answers go after thirteen months; clients' documents stay as they were handed over, prospects' go. What a process that
 * died kept of somebody when the erasure had passed is erased again.
 */
export const purge = (needs: Needs): Sweep => ({
  name: 'purge',
  every_s: 3600,
  run: async (ending) => {
    const { answers, demandes, mesures, clock } = needs;
    const erased = await mesures.erasedSince(daysLater(clock.now(), -OVER_DAYS));
    const old = await mesures.prospectsBefore(monthsLater(clock.now(), -KEPT_MONTHS));
    for (const { id, mesure } of unlessEnding(ending, [...erased, ...old]))
      await logAndContinue(needs, id, () => effacerClient(needs, mesure.compte, mesure.client));
    const yesterday = daysLater(clock.now(), -1);
    await demandes.forgetBefore(yesterday);
    await answers.emptyOrdersBefore(yesterday);
    await answers.forgetBefore(monthsLater(clock.now(), -KEPT_MONTHS));
  },
});

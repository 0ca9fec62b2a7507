import { logAndContinue } from '@agence/platform/log-and-continue';
import { type Sweep, unlessEnding } from '@agence/platform/sweeper';
import { daysLater, monthsLater } from '@agence/words/paris';
import { effacerClient } from '../mesures/effacer-client.ts';
import type { Needs } from '../needs.ts';

/** Months that raw answers and prospects' diagnostics are kept (docs/personal-data.md). */
export const KEPT_MONTHS = 13;
/** All begun work is over by then, second tries included. */
const OVER_DAYS = 7;

/**
 * Raw answers are deleted after thirteen months, and so are prospects' documents; clients' documents stay. Data that a
 * dying process stored after an erasure is erased again.
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

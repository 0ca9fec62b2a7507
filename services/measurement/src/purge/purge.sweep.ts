import { quietly } from '@agence/platform/quietly';
import { type Sweep, unlessEnding } from '@agence/platform/sweeper';
import { daysLater, monthsLater } from '@agence/words/paris';
import { effacerLead } from '../mesures/effacer-lead.ts';
import type { Needs } from '../needs.ts';

/** Months that raw answers are kept (docs/limits.md). */
export const KEPT_MONTHS = 13;
/** What was begun for a lead is over by then, its second try too. */
const OVER_DAYS = 7;

/**
 * Raw answers go after thirteen months; the documents made from them stay as they were handed over. What a process that died
 * kept of a lead when its erasure had passed is erased again.
 */
export const purge = (needs: Needs): Sweep => ({
  name: 'purge',
  every_s: 3600,
  run: async (ending) => {
    const { answers, mesures, clock } = needs;
    const erased = await mesures.erasedSince(daysLater(clock.now(), -OVER_DAYS));
    for (const { id, mesure } of unlessEnding(ending, erased))
      await quietly(needs, id, () => effacerLead(needs, { lead: mesure.client }));
    await answers.forgetBefore(monthsLater(clock.now(), -KEPT_MONTHS));
  },
});

import { type Sweep, unlessEnding } from '@agence/platform/process/sweeper';
import { dayPlus, daysLater, isoDay } from '@agence/words/paris';
import { eraseLead } from '../erase-lead/erase-lead.rule.ts';
import type { Needs } from '../needs.ts';

/** How long a lead is kept (docs/limits.md): twelve months, as the form's page promises. */
const GARDE_JOURS = 365;
/** The trace of an erased lead outlives every retry of its event. */
const TRACE_JOURS = 35;

/** Erases requests received twelve months ago, by the same command as a person. */
export const purge = ({ leads, jours, clock }: Pick<Needs, 'leads' | 'jours' | 'clock'>): Sweep => ({
  name: 'purge',
  every_s: 3600,
  run: async (ending) => {
    const efface = clock.now();
    const before = daysLater(efface, -GARDE_JOURS);
    for (
      let ids = await leads.receivedBefore(before);
      ids.length > 0 && !ending.aborted;
      ids = await leads.receivedBefore(before)
    ) {
      for (const id of unlessEnding(ending, ids)) {
        const command = { command_id: `purge:${id}`, confirmer: true, efface, operator: null, why: '' };
        await leads.carryOut(id, eraseLead, command);
      }
    }
    await leads.forgetErased(daysLater(efface, -TRACE_JOURS));
    // The digests of a day are used on that day only.
    await jours.forgetBefore(dayPlus(isoDay(efface), -1));
  },
});

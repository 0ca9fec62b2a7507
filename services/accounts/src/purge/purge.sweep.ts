import { logAndContinue } from '@agence/platform/process/log-and-continue';
import { type Sweep, unlessEnding } from '@agence/platform/process/sweeper';
import { isoDay, monthsLater } from '@agence/words/paris';
import { eraseAccount } from '../erase-account/erase-account.rule.ts';
import type { Needs } from '../needs.ts';

/** Months that an account is kept after its last day (docs/personal-data.md). */
const KEPT_MONTHS = 12;

/** Erases accounts that ended a year ago, by the same rule as an operator. */
export const purge = (
  needs: Needs & { readonly log: Parameters<typeof logAndContinue>[0]['log'] },
): Sweep => ({
  name: 'purge',
  every_s: 3600,
  run: async (ending) => {
    const efface = needs.clock.now();
    const slugs = await needs.comptes.endedBefore(isoDay(monthsLater(efface, -KEPT_MONTHS)));
    for (const slug of unlessEnding(ending, slugs))
      await logAndContinue(needs, slug, async () => {
        const command = { command_id: `purge:${slug}`, confirmer: true, efface, operator: null, why: '' };
        await needs.comptes.carryOut(slug, eraseAccount, command);
      });
  },
});

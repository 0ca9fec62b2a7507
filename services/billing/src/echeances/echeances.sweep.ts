import { randomUUID } from 'node:crypto';
import { type Sweep, unlessEnding } from '@agence/platform/process/sweeper';
import { dayPlus, isoDay } from '@agence/words/paris';
import type { Needs } from '../needs.ts';
import { echeances, FIN_DITE_JOURS, PREAVIS } from './echeances.rule.ts';

const EVERY_S = 60;

/** Announces what time changed in accounts whose paid-up-to date is near or past, or that have ended. */
export const echeancesSweep = ({ facturations, clock }: Needs): Sweep => ({
  name: 'echeances',
  every_s: EVERY_S,
  run: async (ending) => {
    const today = isoDay(clock.now());
    const near = await facturations.echeances(dayPlus(today, PREAVIS));
    const ended = await facturations.finies(dayPlus(today, -FIN_DITE_JOURS), today);
    for (const compte of unlessEnding(ending, [...near, ...ended])) {
      const command = { command_id: randomUUID(), confirmer: true, today };
      await facturations.carryOut(compte, echeances, command);
    }
  },
});

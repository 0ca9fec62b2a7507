import { newCommand } from '@agence/gesture/handler';
import { type Sweep, unlessEnding } from '@agence/platform/process/sweeper';
import { isoDay } from '@agence/words/paris';
import type { Needs } from '../needs.ts';
import { tourVenu } from '../release-lead/release-lead.rule.ts';
import { donnerTours } from './donner-tours.rule.ts';

export type TourNeeds = Pick<Needs, 'leads' | 'jours' | 'par_jour' | 'empreinte' | 'clock'>;

/** Gives waiting leads their turn, as far as the day has room. */
export const tours = (needs: TourNeeds): Sweep => ({
  name: 'tours',
  every_s: 30,
  run: async (ending) => {
    const { leads, jours, par_jour, empreinte, clock } = needs;
    const waiting = await leads.waiting();
    if (waiting.length === 0) return;
    const candidats = waiting.map(({ email, ...candidat }) => ({ ...candidat, personne: empreinte(email) }));
    const command = { candidats, par_jour, ...newCommand() };
    const outcome = await jours.carryOut(isoDay(clock.now()), donnerTours, command);
    if ('refusal' in outcome) return;
    for (const id of unlessEnding(ending, outcome.proposal.leads))
      await leads.carryOut(id, tourVenu, { command_id: `tour:${id}`, confirmer: true });
  },
});

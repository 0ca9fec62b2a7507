import { isoDay } from '@agence/words/paris';
import { donnerTours } from './donner-tours.rule.ts';
import type { Candidat } from './jour.ts';
import type { TourNeeds } from './tours.sweep.ts';

/** Whether the day has a turn for a request. The turn is taken before the request is kept, so that no other request gets it. */
export const prendreTour = async (
  { jours, par_jour, empreinte }: TourNeeds,
  lead: string,
  { email, ...de }: Pick<Candidat, 'source' | 'reseau'> & { readonly email: string },
  recu: Date,
): Promise<boolean> => {
  const candidats = [{ lead, ...de, personne: empreinte(email) }];
  const command = { command_id: `tour:${lead}`, confirmer: true, candidats, par_jour };
  const outcome = await jours.carryOut(isoDay(recu), donnerTours, command);
  return 'proposal' in outcome && outcome.proposal.leads.length > 0;
};

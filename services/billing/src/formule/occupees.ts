import type { FacturationState } from '../facturation.ts';
import type { Needs } from '../needs.ts';
import { PLANS, planDe } from '../plans.ts';

/** Occupied places. Read only when the new plan has fewer: an upgrade must not depend on the clients service. */
export const occupees = async (
  { clients }: Pick<Needs, 'clients'>,
  compte: string,
  state: FacturationState,
  vers: string,
): Promise<number | null> => {
  const voulue = PLANS.get(vers);
  if (state === null || voulue === undefined || voulue.clients >= planDe(state.plan).clients) return null;
  const { clients: all, places_tenues } = await clients.lirePortefeuille({ compte, actifs: true });
  return all.filter(({ actif }) => actif).length + places_tenues.length;
};

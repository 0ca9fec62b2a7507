import { fr } from '@agence/gesture';
import type { Portefeuille, Preparations } from '../portefeuille/portefeuille.ts';

/**
 * Clients whose questions are prepared in a month, for each place of the plan. Each preparation is a paid call: placing and
 * removing in a circle must not cost without end. A correction has one made too: it counts, and is refused by nothing here.
 */
const PAR_PLACE = 10;

/** The calendar month, MM/YYYY in Paris, and the day on which the next one begins, DD/MM/YYYY. */
export type Mois = { readonly mois: string; readonly repart_le: string };

const clientsDe = ({ preparations }: Portefeuille, mois: string): number =>
  preparations?.mois === mois ? preparations.clients : 0;

/** One more client to be prepared in this month. */
export const compterUne = (state: Portefeuille, mois: string): Preparations => ({
  mois,
  clients: clientsDe(state, mois) + 1,
});

/** The same for one that is placed; or why not. */
export const compter = (
  state: Portefeuille,
  { mois, repart_le }: Mois,
): Preparations | { readonly pourquoi: string } => {
  const most = PAR_PLACE * state.limites.clients;
  return clientsDe(state, mois) < most
    ? compterUne(state, mois)
    : {
        pourquoi: fr`Les questions de ${most} clients ont déjà été préparées ce mois-ci, le plus que permet votre formule : placez celui-ci à partir du ${repart_le}.`,
      };
};

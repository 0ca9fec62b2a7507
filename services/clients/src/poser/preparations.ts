import { fr } from '@agence/gesture';
import type { Portefeuille, Preparations } from '../portefeuille/portefeuille.ts';

/**
 * Clients whose questions are prepared in a month, for each place of the plan. Each preparation is a paid call: placing and
 * removing in a circle must not cost without end.
 */
const PAR_PLACE = 10;

/** The calendar month, MM/YYYY in Paris, and the day on which the next one begins, DD/MM/YYYY. */
export type Mois = { readonly mois: string; readonly repart_le: string };

/** Counts one more client to be prepared in this month; or why not. */
export const compter = (
  { limites, preparations }: Portefeuille,
  { mois, repart_le }: Mois,
): Preparations | { readonly pourquoi: string } => {
  const clients = preparations?.mois === mois ? preparations.clients : 0;
  const most = PAR_PLACE * limites.clients;
  return clients < most
    ? { mois, clients: clients + 1 }
    : {
        pourquoi: fr`Les questions de ${most} clients ont déjà été préparées ce mois-ci, le plus que permet votre formule : placez celui-ci à partir du ${repart_le}.`,
      };
};

import { fr } from '@agence/gesture';
import type { Portefeuille, Preparations } from '../portefeuille/portefeuille.ts';

/** Prepared clients in a month, for each place: a preparation is a paid call. No correction is refused for it. */
const PAR_PLACE = 10;

/** The calendar month, MM/YYYY in Paris, and the day on which the next one begins, DD/MM/YYYY. */
export type Mois = { readonly mois: string; readonly repart_le: string };

const clientsDe = ({ preparations }: Portefeuille, mois: string): number =>
  preparations?.mois === mois ? preparations.clients : 0;

/** Counts one more prepared client in this month. */
export const compterUne = (state: Portefeuille, mois: string): Preparations => ({
  mois,
  clients: clientsDe(state, mois) + 1,
});

/** Counts a client that is placed, or says why the limit refuses it. */
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

import { propose } from '@agence/gesture';
import type { PortefeuilleRule } from '../portefeuille/portefeuille.ts';

export type MesureLancee = { readonly client: string; readonly place_libre_le: string };

/** The first launch sets the day until which the client's place is held once removed; later ones change nothing. */
export const onMesureLancee: PortefeuilleRule<MesureLancee> = (state, { client: id, place_libre_le }) => {
  const first = state.clients.some((candidate) => candidate.id === id && candidate.place_libre_le === null);
  return propose({}, first ? [{ type: 'premier_diagnostic', id, place_libre_le }] : []);
};

import { type Decision, propose } from '@agence/gesture';
import type { Portefeuille, PortefeuilleFact } from '../portefeuille/portefeuille.ts';

export type MesureLancee = { readonly client: string; readonly place_libre_le: string };

/** The first launch sets the day until which the client's place is held once removed; later ones change nothing. */
export const onMesureLancee = (
  state: Portefeuille,
  { client: id, place_libre_le }: MesureLancee,
): Decision<Record<string, never>, PortefeuilleFact> => {
  const first = state.clients.some((candidate) => candidate.id === id && candidate.place_libre_le === null);
  return propose({}, first ? [{ type: 'premier_diagnostic', id, place_libre_le }] : []);
};

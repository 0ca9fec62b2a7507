import type { Mesure } from './mesure.ts';
import { readingsOf } from './reading-cells.ts';

/** A measurement as its last complete reading found it, and the `pour` of that reading: it counts from the next document on. */
export const lastRead = (id: string, mesure: Mesure): { readonly mesure: Mesure; readonly pour: string } => {
  const relue = (mesure.relues ?? []).findLast(({ bilan }) => bilan !== null);
  if (relue === undefined) return { mesure, pour: readingsOf(id) };
  const { lecteur, bilan, inconnues } = relue;
  const figee = mesure.figee && { ...mesure.figee, inconnues: [...mesure.figee.inconnues, ...inconnues] };
  return { mesure: { ...mesure, lecteur, bilan, figee }, pour: readingsOf(id, relue) };
};

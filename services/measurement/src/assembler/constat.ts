import type { Constat, Devant } from '@agence/proto/clients/v1/questions';
import type { EtatQuestion } from '../etats/etats.ts';
import type { LectureLue } from './extraits.ts';

const SHOWN = 3;

/** The three names most often cited before the client or instead of it, with their answers. */
export function devantDe(classees: readonly Pick<EtatQuestion, 'concurrents'>[]): Devant[] {
  const counts = new Map<string, number>();
  for (const { nom, devant } of classees.flatMap(({ concurrents }) => concurrents))
    counts.set(nom, (counts.get(nom) ?? 0) + devant);
  return [...counts]
    .filter(([, reponses]) => reponses > 0)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, SHOWN)
    .map(([entreprise, reponses]) => ({ entreprise, reponses }));
}

/** The summary of a measurement over all its questions, for its report. */
export const constatDe = (
  lues: readonly LectureLue[],
  classees: readonly EtatQuestion[],
  simulee: boolean,
): Constat => ({
  cite: lues.filter(({ reading }) => reading.businesses.some(({ is }) => is === 'client')).length,
  reponses: lues.length,
  devant: devantDe(classees),
  simulee,
});

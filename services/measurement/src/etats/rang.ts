import type { EtatQuestion } from './etats.ts';

/** Largest loss first; ties: lower citation rate, more distinct competitors, lower `n`. */
function byUrgency(a: EtatQuestion, b: EtatQuestion): number {
  return b.perte - a.perte || a.taux - b.taux || b.concurrents.length - a.concurrents.length || a.n - b.n;
}

/** Gives each question its `rang`, 1..N without ties; returned in that order. */
export function classer<T extends EtatQuestion>(questions: readonly T[]): (T & { rang: number })[] {
  return [...questions].sort(byUrgency).map((question, i) => ({ ...question, rang: i + 1 }));
}

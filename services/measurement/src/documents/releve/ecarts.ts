import { accord } from '@agence/words/french';
import type { Ecart } from './releve.data.ts';

const ECARTS: Record<Ecart, readonly [one: string, many: string]> = {
  vide: ['vide', 'vides'],
  coupee: ['coupée', 'coupées'],
  refus: ['sans réponse à la question', 'sans réponse à la question'],
  erreur: ['en erreur', 'en erreur'],
  inconnue: ['d’issue inconnue', 'd’issue inconnue'],
};

/** Why one or several answers are set aside. */
export const ecartDit = (why: Ecart, n: number): string => accord(n, ...ECARTS[why]);

/** All reasons, in the words of the table: "écartées (vides, coupées, … ou …)". */
export function ecartees(n: number): string {
  const all = Object.values(ECARTS).map((words) => accord(n, ...words));
  return `${accord(n, 'écartée', 'écartées')} (${all.slice(0, -1).join(', ')} ou ${all.at(-1)})`;
}

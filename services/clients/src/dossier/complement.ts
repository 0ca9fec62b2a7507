import { daysLater } from '@agence/words/paris';
import type { Dossier } from './etat.ts';

/** How many questions were asked for of the client as it is described. Dossiers of before this was kept: the numbers given. */
export const demandees = ({ demandees: kept, prochain_n, questions, corrige }: Dossier): number =>
  kept ?? prochain_n - (corrige === undefined ? 1 : Math.min(...questions.map(({ n }) => n)));

/** How many questions a plan of so many adds, those included that were asked for and have not come. */
export const manquent = (dossier: Dossier, jusqua: number): number => {
  const { questions, a_valider_depuis, complement } = dossier;
  if (a_valider_depuis === null || questions.length === 0) return 0;
  const more = Math.max(0, jusqua - demandees(dossier)) + (complement?.combien ?? 0);
  return Math.min(more, Math.max(0, jusqua - questions.length));
};

/** Whether they are to be asked for now. What was asked for a day ago and has not come was lost on its way. */
export const aCompleter = (dossier: Dossier, jusqua: number, now: Date): boolean => {
  const { ferme, correction, complement } = dossier;
  const lost = complement !== undefined && complement.le <= daysLater(now, -1);
  const wanted = jusqua > demandees(dossier) || lost;
  return !ferme && correction === undefined && wanted && manquent(dossier, jusqua) > 0;
};

import { daysLater } from '@agence/words/paris';
import type { Dossier } from './etat.ts';

/** How many questions were requested for the current description. Older dossiers: derived from the numbers. */
export const demandees = ({ demandees: kept, prochain_n, questions, corrige }: Dossier): number =>
  kept ?? prochain_n - (corrige === undefined ? 1 : Math.min(...questions.map(({ n }) => n)));

/** How many questions a plan of `jusqua` questions adds, including those requested but not delivered. */
export const manquent = (dossier: Dossier, jusqua: number): number => {
  const { questions, a_valider_depuis, complement } = dossier;
  if (a_valider_depuis === null || questions.length === 0) return 0;
  const more = Math.max(0, jusqua - demandees(dossier)) + (complement?.combien ?? 0);
  return Math.min(more, Math.max(0, jusqua - questions.length));
};

/** Whether to request them now. A request without a result after a day counts as lost. */
export const aCompleter = (dossier: Dossier, jusqua: number, now: Date): boolean => {
  const { ferme, correction, complement } = dossier;
  const lost = complement !== undefined && complement.le <= daysLater(now, -1);
  const wanted = jusqua > demandees(dossier) || lost;
  return !ferme && correction === undefined && wanted && manquent(dossier, jusqua) > 0;
};

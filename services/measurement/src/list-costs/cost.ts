import type { Cost } from '@agence/proto/measurement/v1/operator';
import { monthsLater } from '@agence/words/paris';
import type { Spent } from '../cells/answer.store.ts';
import { KEPT_MONTHS } from '../purge/purge.sweep.ts';

const DAY_MS = 86_400_000;

/** The time range of the month in Paris, or of all that is kept. */
export const stretch = (mois: string | undefined, now: Date): readonly [Date, Date] => {
  if (mois === undefined) return [monthsLater(now, -KEPT_MONTHS - 1), new Date(now.getTime() + DAY_MS)];
  const first = Date.parse(`${mois}-01T00:00:00Z`);
  if (Number.isNaN(first)) return [now, now];
  return [new Date(first - DAY_MS), new Date(first + 32 * DAY_MS)];
};

const sum = (rows: readonly Spent[], field: Exclude<keyof Spent, 'pour' | 'mois'>): number =>
  rows.reduce((total, row) => total + row[field], 0);

/** The costs of one account in one month; `unknown`: calls of unknown outcome. */
export const costOf = (
  mois: string,
  compte: string | undefined,
  rows: readonly Spent[],
  unknown: number,
): Cost => ({
  mois,
  compte,
  appels: sum(rows, 'appels'),
  appels_simules: sum(rows, 'simules'),
  appels_inconnus: unknown,
  appels_sans_prix: sum(rows, 'sans_prix'),
  euros: sum(rows, 'euros'),
  input_tokens: sum(rows, 'input_tokens'),
  output_tokens: sum(rows, 'output_tokens'),
  searches: sum(rows, 'searches'),
  lectures: sum(rows, 'lectures'),
  euros_lectures: sum(rows, 'euros_lectures'),
  commandes: sum(rows, 'commandes'),
  euros_commandes: sum(rows, 'euros_commandes'),
});

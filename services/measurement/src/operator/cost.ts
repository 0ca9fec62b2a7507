import type { Cost } from '@agence/proto/measurement/v1/operator';
import { monthsLater } from '@agence/words/paris';
import { type Spent, SUMS } from '../cells/answer.store.ts';
import { KEPT_MONTHS } from '../cells/old-cells.store.ts';

const DAY_MS = 86_400_000;

/** The time range of the month in Paris, or of all that is kept. */
export const stretch = (mois: string | undefined, now: Date): readonly [Date, Date] => {
  if (mois === undefined) return [monthsLater(now, -KEPT_MONTHS - 1), new Date(now.getTime() + DAY_MS)];
  const first = Date.parse(`${mois}-01T00:00:00Z`);
  if (Number.isNaN(first)) return [now, now];
  return [new Date(first - DAY_MS), new Date(first + 32 * DAY_MS)];
};

type Sums = Record<keyof typeof SUMS, number>;
const FIELDS = Object.keys(SUMS) as readonly (keyof Sums)[];

/** The costs of one account in one month; `appels_inconnus`: calls of unknown outcome. */
export const costOf = (
  of: Pick<Cost, 'mois' | 'compte' | 'appels_inconnus'>,
  rows: readonly Spent[],
): Cost => {
  const sum = (field: keyof Sums) => rows.reduce((total, row) => total + row[field], 0);
  return { ...of, ...(Object.fromEntries(FIELDS.map((field) => [field, sum(field)])) as Sums) };
};

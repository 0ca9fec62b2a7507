import { isoDay, monthsLater } from '@agence/platform/paris';
import type { Cost, ListCostsRequest, ListCostsResponse } from '@agence/proto/measurement/v1/operator';
import type { Spent } from '../cells/answer.store.ts';
import { COMPTE_LEADS } from '../diagnostics/diagnostic.ts';
import type { Needs } from '../needs.ts';

const DAY_MS = 86_400_000;
/** Months that raw answers are kept (spec-notes, section 6). */
const KEPT_MONTHS = 13;

/** A stretch that holds the month in Paris, or all that is kept. */
const stretch = (mois: string | undefined, now: Date): readonly [Date, Date] => {
  if (mois === undefined) return [monthsLater(now, -KEPT_MONTHS - 1), new Date(now.getTime() + DAY_MS)];
  const first = Date.parse(`${mois}-01T00:00:00Z`);
  if (Number.isNaN(first)) return [now, now];
  return [new Date(first - DAY_MS), new Date(first + 32 * DAY_MS)];
};

const sum = (rows: readonly Spent[], field: Exclude<keyof Spent, 'pour' | 'mois'>): number =>
  rows.reduce((total, row) => total + row[field], 0);

/** Calls and euros per account and month. What was answered to an erased request went with it. */
export const listCosts =
  ({ answers, cells, clock }: Needs) =>
  async ({ mois }: ListCostsRequest): Promise<ListCostsResponse> => {
    const [from, to] = stretch(mois, clock.now());
    const spent = await answers.spent(from, to);
    const comptes = await cells.comptesOf([...new Set(spent.map(({ pour }) => pour))]);
    const unknown = (await cells.unknownBetween(from, to)).map(
      ({ compte, ended }) => `${isoDay(new Date(ended ?? 0)).slice(0, 7)} ${compte}`,
    );
    const byKey = Map.groupBy(spent, (row) => `${row.mois} ${comptes.get(row.pour) ?? ''}`);
    const keys = [...new Set([...byKey.keys(), ...unknown])].filter((key) => key.startsWith(mois ?? ''));
    const costs = keys.toSorted().map((key): Cost => {
      const [month = '', compte = ''] = key.split(' ');
      const rows = byKey.get(key) ?? [];
      return {
        mois: month,
        compte: compte === COMPTE_LEADS ? undefined : compte,
        appels: sum(rows, 'appels'),
        appels_simules: sum(rows, 'simules'),
        appels_inconnus: unknown.filter((one) => one === key).length,
        appels_sans_prix: sum(rows, 'sans_prix'),
        euros: sum(rows, 'euros'),
        input_tokens: sum(rows, 'input_tokens'),
        output_tokens: sum(rows, 'output_tokens'),
        searches: sum(rows, 'searches'),
      };
    });
    return { costs };
  };

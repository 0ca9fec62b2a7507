import type { Decompte, Releve } from '@agence/proto/clients/v1/clients';
import { readableMonth, storedDate } from '@agence/words/paris';

/** How the questions stood at the end of a month. */
export type Mois = Decompte & { readonly mois: string };

const MOIS = 12;

const plus = (a: Decompte, b: Decompte): Decompte => ({
  a_conquerir: a.a_conquerir + b.a_conquerir,
  a_consolider: a.a_consolider + b.a_consolider,
  acquises: a.acquises + b.acquises,
});

const NONE: Decompte = { a_conquerir: 0, a_consolider: 0, acquises: 0 };

const monthOf = ({ le_ts }: Releve): string => readableMonth(new Date(le_ts * 1000));

/** The last twelve months with a measurement. Each client counts with its latest result by the end of the month. */
export function tendance(suivis: readonly (readonly Releve[])[]): readonly Mois[] {
  // Paris dates are slow to compute: each is computed once.
  const dated = suivis.map((suivi) =>
    suivi.map((releve) => {
      const mois = monthOf(releve);
      return { mois, rang: storedDate(mois), decompte: releve.decompte };
    }),
  );
  const months = new Map(dated.flat().map(({ mois, rang }) => [rang, mois]));
  return [...months]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .slice(-MOIS)
    .map(([by, mois]) => {
      const last = dated.map((suivi) => suivi.findLast(({ rang }) => rang <= by));
      return { mois, ...last.reduce((all, month) => plus(all, month?.decompte ?? NONE), NONE) };
    });
}

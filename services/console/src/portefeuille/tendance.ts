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

/** Month by month, the last twelve in which something was measured: of each client what was last found by then. */
export function tendance(suivis: readonly (readonly Releve[])[]): readonly Mois[] {
  // A date of Paris is dear: each is made once.
  const dated = suivis.map((suivi) =>
    suivi.map((one) => {
      const mois = monthOf(one);
      return { mois, rang: storedDate(mois), decompte: one.decompte };
    }),
  );
  const months = new Map(dated.flat().map(({ mois, rang }) => [rang, mois]));
  return [...months]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .slice(-MOIS)
    .map(([by, mois]) => {
      const last = dated.map((suivi) => suivi.findLast(({ rang }) => rang <= by));
      return { mois, ...last.reduce((all, one) => plus(all, one?.decompte ?? NONE), NONE) };
    });
}

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

type Suivi = { readonly actif: boolean; readonly suivi: readonly Releve[] };

/** The clients measured from the first month shown to the last: their counts then and now. */
export type Memes = { readonly clients: number; readonly avant: Decompte; readonly maintenant: Decompte };

export type Tendance = { readonly mois: readonly Mois[]; readonly memes: Memes | null };

type Dated = { readonly mois: string; readonly rang: string; readonly decompte: Releve['decompte'] };

/** The latest result by the end of a month; none after the last measurement of a removed client. */
const parLa = ({ actif, dates }: { actif: boolean; dates: readonly Dated[] }, by: string) =>
  actif || by <= (dates.at(-1)?.rang ?? '') ? dates.findLast(({ rang }) => rang <= by) : undefined;

const somme = (all: readonly (Dated | undefined)[]): Decompte =>
  all.reduce((sum, date) => plus(sum, date?.decompte ?? NONE), NONE);

/**
 * The last twelve months with a measurement. Each client counts with its latest result by the end of the month. Only
 * clients measured from end to end are compared: those that join or leave are no change.
 */
export function tendance(clients: readonly Suivi[]): Tendance {
  // Paris dates are slow to compute: each is computed once.
  const dated = clients.map(({ actif, suivi }) => ({
    actif,
    dates: suivi.map((releve): Dated => {
      const mois = monthOf(releve);
      return { mois, rang: storedDate(mois), decompte: releve.decompte };
    }),
  }));
  const months = [...new Map(dated.flatMap(({ dates }) => dates).map(({ mois, rang }) => [rang, mois]))]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .slice(-MOIS);
  const [first, last] = [months[0], months.at(-1)];
  const mois = months.map(([by, name]) => ({
    mois: name,
    ...somme(dated.map((client) => parLa(client, by))),
  }));
  if (first === undefined || last === undefined) return { mois, memes: null };
  const pairs = dated.flatMap((client) => {
    const [before, now] = [parLa(client, first[0]), parLa(client, last[0])];
    return before === undefined || now === undefined ? [] : [{ before, now }];
  });
  const memes = {
    clients: pairs.length,
    avant: somme(pairs.map(({ before }) => before)),
    maintenant: somme(pairs.map(({ now }) => now)),
  };
  return { mois, memes: pairs.length === 0 ? null : memes };
}

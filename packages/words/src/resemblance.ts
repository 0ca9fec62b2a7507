import type { Share } from './difference.ts';
import { Z } from './wilson.ts';

/** The valid answers of one model to one question on one day. */
export type DayCount = {
  readonly jour: string | number;
  readonly model: string | number;
  readonly reponses: number;
  readonly cite: number;
  readonly premier: number;
};

/** Which answers are counted. */
export type Counted = 'cite' | 'premier';

/** Answers of one stratum (a question and a model) on one day: how many, and how many count. */
type Cluster = {
  readonly jour: DayCount['jour'];
  readonly stratum: string;
  readonly of: number;
  readonly count: number;
};

/**
 * Assumed where all answers are of one day, since one day cannot tell how much days differ. It is the largest intraclass
 * correlation measured so far, on public data of Google’s AI mode.
 */
export const OF_ONE_DAY = 0.18;

/** With fewer days than this, each counted by its part of the answers, the resemblance is not estimated. */
const ENOUGH_DAYS = 2.5;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const groups = <T>(list: readonly T[], key: (item: T) => string | number): readonly T[][] => [
  ...Map.groupBy(list, key).values(),
];
const ofAll = (list: readonly Cluster[]): number => sum(list.map(({ of }) => of));
const countOfAll = (list: readonly Cluster[]): number => sum(list.map(({ count }) => count));

/** The variance of a count if its answers were independent. */
const independent = (list: readonly Cluster[]): number => {
  const [of, count] = [ofAll(list), countOfAll(list)];
  return of < 2 ? 0 : (count * (of - count)) / (of - 1);
};

/** The mean number of answers that share the day of an answer. */
const sizeOf = (list: readonly Cluster[]): number =>
  sum(groups(list, ({ jour }) => jour).map((day) => ofAll(day) ** 2)) / ofAll(list);

const clusters = (list: readonly DayCount[], which: Counted, question: string | number = ''): Cluster[] =>
  list
    .filter(({ reponses }) => reponses > 0)
    .map((day) => ({
      jour: day.jour,
      stratum: `${question}·${day.model}`,
      of: day.reponses,
      count: day[which],
    }));

/** The variance of a count between days, beside what independent answers would give; null with too few days. */
function spread(list: readonly Cluster[]) {
  const days = groups(list, ({ jour }) => jour);
  const size = sizeOf(list);
  if (ofAll(list) / size < ENOUGH_DAYS) return null;
  const strata = groups(list, ({ stratum }) => stratum);
  const shares = new Map(strata.map((own) => [own[0]?.stratum, countOfAll(own) / ofAll(own)]));
  const excess = (day: readonly Cluster[]) =>
    sum(day.map(({ stratum, of, count }) => count - of * (shares.get(stratum) ?? 0)));
  const df = days.length - 1;
  const between = ((df + 1) / df) * sum(days.map((day) => excess(day) ** 2));
  return { between, within: sum(strata.map(independent)), whole: independent(list), size, df };
}

/** How much wider an interval must be because its variance was estimated: Student's quantile beside the normal one. */
const student = (df: number): number =>
  1 + (Z ** 2 + 1) / (4 * df) + (5 * Z ** 4 + 16 * Z ** 2 + 3) / (96 * df ** 2);

/** The intraclass correlation of answers of one day, estimated over all lists together; null with too few days. */
function correlation(lists: readonly (readonly Cluster[])[]): number | null {
  const known = lists.flatMap((list) => (list.length === 0 ? [] : (spread(list) ?? [])));
  if (known.length === 0) return null;
  const varied = known.filter(({ whole }) => whole > 0);
  const whole = sum(varied.map((list) => list.whole));
  if (whole === 0) return 0;
  const size = sum(varied.map((list) => list.size * list.whole)) / whole;
  const between = sum(varied.map((list) => list.between)) * student(sum(varied.map(({ df }) => df))) ** 2;
  return size <= 1
    ? 0
    : Math.max(0, (between - sum(varied.map(({ within }) => within))) / whole / (size - 1));
}

/** The chi-square quantile at 97.5 % (Wilson and Hilferty). */
const chiSquare = (df: number): number => df * (1 - 2 / (9 * df) + Z * Math.sqrt(2 / (9 * df))) ** 3;

/**
 * Whether a question changes from day to day: its days differ by more than chance explains, in citations or in first
 * places (chi-square, 5 % for both together). Undefined with too few days.
 */
export function stabiliteDe(list: readonly DayCount[]): 'stable' | 'changeante' | undefined {
  const both = (['cite', 'premier'] as const).map((which) => clusters(list, which));
  const known = both.flatMap((own) => (own.length === 0 ? [] : (spread(own) ?? [])));
  if (known.length === 0) return undefined;
  const changes = known.some(({ between, within, df }) => df * between > chiSquare(df) * within);
  return changes ? 'changeante' : 'stable';
}

/** The answers that say as little as one independent answer. */
const effect = (size: number, resemblance: number): number => Math.max(1, 1 + (size - 1) * resemblance);

/** The resemblance of answers of one day in a measurement, over its questions, cited and cited first. */
export const resemblance = (questions: readonly (readonly DayCount[])[]): number | null =>
  correlation(questions.flatMap((list) => [clusters(list, 'cite'), clusters(list, 'premier')]));

/** The share of a question, with what its days take from its answers. */
export function shareOf(list: readonly DayCount[], which: Counted, ofDays: number): Share {
  const own = clusters(list, which);
  return { count: countOfAll(own), of: ofAll(own), effect: effect(sizeOf(own), ofDays) };
}

const allOf = (questions: readonly (readonly DayCount[])[], which: Counted): Cluster[] =>
  questions.flatMap((list, question) => clusters(list, which, question));

/** The resemblance of answers of one day over all questions together; null with too few days. */
export const resemblanceOfAll = (
  questions: readonly (readonly DayCount[])[],
  which: Counted,
): number | null => correlation([allOf(questions, which)]);

/**
 * The share over all questions of a measurement; a day may act on all of them alike. A measurement of one day cannot
 * tell: it counts at least what is assumed for each question, and what the `other` measurement shows.
 */
export function shareOfAll(
  questions: readonly (readonly DayCount[])[],
  which: Counted,
  other: number | null,
): Share {
  const own = allOf(questions, which);
  const size = sizeOf(own);
  const estimated = correlation([own]);
  const assumed = effect(size / questions.length, OF_ONE_DAY);
  return {
    count: countOfAll(own),
    of: ofAll(own),
    effect:
      estimated === null ? Math.max(assumed, effect(size, other ?? OF_ONE_DAY)) : effect(size, estimated),
  };
}

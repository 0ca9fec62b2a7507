import { wilson, Z } from './wilson.ts';

/** `count` of `of` answers; `effect` of them say as little as one independent answer (absent: 1). */
export type Share = { readonly count: number; readonly of: number; readonly effect?: number };

/** The same count in two groups of answers: two months, or two models. */
export type Pair = { readonly before: Share; readonly now: Share };

/** The part of differences called certain that may be false, over all of a report; also how often a letter may be wrong. */
const FALSE_ALARMS = 0.05;

const rate = ({ count, of }: Share): number => count / of;

/** Wilson's interval for as many independent answers as these are worth; 95 % unless `z` is given. */
export const interval = ({ count, of, effect = 1 }: Share, z = Z): [bas: number, haut: number] =>
  wilson(count / effect, of / effect, z);

/** Newcombe's interval (hybrid score) of the difference of two shares, from -1 to 1, 95 % unless `z` is given. */
export function newcombe({ before, now }: Pair, z = Z): [bas: number, haut: number] {
  const [then, since] = [interval(before, z), interval(now, z)];
  const [was, is] = [rate(before), rate(now)];
  return [
    is - was - Math.hypot(is - since[0], then[1] - was),
    is - was + Math.hypot(since[1] - is, was - then[0]),
  ];
}

/** The area of the normal distribution beyond ±z (Abramowitz and Stegun 7.1.26, error below 2e-7). */
function tails(z: number): number {
  const t = 1 / (1 + 0.3275911 * (z / Math.SQRT2));
  const series = [1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592];
  return series.reduce((sum, factor) => (sum + factor) * t, 0) * Math.exp((-z * z) / 2);
}

/** The level at which Newcombe's interval begins to leave out zero. */
function pValue(pair: Pair): number {
  if (rate(pair.before) === rate(pair.now)) return 1;
  const excludes = (z: number) => {
    const [low, high] = newcombe(pair, z);
    return low > 0 || high < 0;
  };
  let [inside, outside] = [0, 40];
  for (let turn = 0; turn < 50; turn++) {
    const middle = (inside + outside) / 2;
    if (excludes(middle)) inside = middle;
    else outside = middle;
  }
  return tails(inside);
}

/** Which of these differences are certain: Benjamini–Hochberg over all of them, at 5 %. */
export function certain(pairs: readonly Pair[]): boolean[] {
  const levels = pairs.map(pValue);
  const passing = levels
    .toSorted((a, b) => a - b)
    .filter((level, i) => level <= ((i + 1) / pairs.length) * FALSE_ALARMS);
  const limit = passing.at(-1) ?? -1;
  return levels.map((level) => level <= limit);
}

/** The same for a letter that says something only then: Holm, so that in 95 of 100 letters none of them is false. */
export function certainTogether(pairs: readonly Pair[]): boolean[] {
  const levels = pairs.map(pValue);
  const sorted = levels.toSorted((a, b) => a - b);
  const passing = sorted.findIndex((level, i) => level > FALSE_ALARMS / (pairs.length - i));
  const limit = (passing < 0 ? sorted.at(-1) : sorted[passing - 1]) ?? -1;
  return levels.map((level) => level <= limit);
}

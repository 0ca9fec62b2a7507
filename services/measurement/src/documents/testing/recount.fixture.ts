// Written again from the formulas, so that a report is checked by other code than drew it.

function wilson(k: number, n: number, z = 1.959963984540054): [number, number] {
  const centre = (k + (z * z) / 2) / (n + z * z);
  const half = (z / (n + z * z)) * Math.sqrt((k * (n - k)) / n + (z * z) / 4);
  return [Math.max(0, centre - half), Math.min(1, centre + half)];
}

export type Change = { was: number; of: number; is: number; on: number };

/** The area of the normal distribution beyond ±z, summed in thin strips. */
const beyond = (z: number): number => {
  const strips = Array.from({ length: 4000 }, (_, i) => z + (i + 0.5) / 400);
  return (2 * strips.reduce((sum, x) => sum + Math.exp((-x * x) / 2), 0)) / 400 / Math.sqrt(2 * Math.PI);
};

/**
 * The largest level at which the interval of the difference holds zero, found in steps of z. All answers are of one day: a
 * correlation of 0.18 is assumed.
 */
function level({ was, of, is, on }: Change): number {
  const apart = Math.abs(is / on - was / of);
  const [low, high] =
    is / on > was / of
      ? [
          [was, of],
          [is, on],
        ]
      : ([
          [is, on],
          [was, of],
        ] as const);
  let z = 0;
  const reach = () => {
    const [k, n] = low as [number, number];
    const [j, m] = high as [number, number];
    const [e, f] = [n, m].map((all) => 1 + 0.18 * (all - 1)) as [number, number];
    return Math.hypot(wilson(k / e, n / e, z)[1] - k / n, j / m - wilson(j / f, m / f, z)[0]);
  };
  while (reach() < apart && z < 10) z += 0.001;
  return beyond(z);
}

/** The words of all changes of a report: of m changes, the k smallest levels are certain when the k-th is below 5 % k/m. */
export function words(changes: readonly Change[]): string[] {
  const levels = changes.map(level);
  const sorted = [...levels].sort((a, b) => a - b);
  const sure = sorted.findLastIndex((p, i) => p <= (0.05 * (i + 1)) / sorted.length);
  return changes.map(({ was, of, is, on }, i) => {
    if (sure < 0 || (levels[i] as number) > (sorted[sure] as number)) return 'dans la marge';
    return is / on > was / of ? 'en hausse' : 'en baisse';
  });
}

export const together = (changes: readonly Change[]): Change =>
  changes.reduce((a, b) => ({ was: a.was + b.was, of: a.of + b.of, is: a.is + b.is, on: a.on + b.on }), {
    ...{ was: 0, of: 0, is: 0, on: 0 },
  });

/** Two-sided 95 % quantile of the normal distribution. */
export const Z = 1.959963984540054;

/** Wilson interval of k successes out of n, from 0 to 1, 95 % unless `z` is given; [0, 1] without observations. */
export function wilson(k: number, n: number, z = Z): [bas: number, haut: number] {
  if (n === 0) return [0, 1];
  const share = k / n;
  const z2 = z * z;
  const centre = (share + z2 / (2 * n)) / (1 + z2 / n);
  const half = (z / (1 + z2 / n)) * Math.sqrt((share * (1 - share)) / n + z2 / (4 * n * n));
  return [k === 0 ? 0 : Math.max(0, centre - half), k === n ? 1 : Math.min(1, centre + half)];
}

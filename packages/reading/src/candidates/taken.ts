/**
 * The first token from i to j that another name has taken, -1 without: over so few, a loop costs less than the view of the
 * array that the engine's own search would need.
 */
export function firstTaken(taken: Uint8Array, i: number, j: number): number {
  for (let k = i; k < j; k++) if (taken[k] === 1) return k;
  return -1;
}

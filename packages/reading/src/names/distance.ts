/** Damerau–Levenshtein distance, `limit + 1` as soon as it is passed. */
export function distance(a: string, b: string, limit: number): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return limit + 1;
    before = row;
    row = next;
  }
  return row[b.length] ?? limit + 1;
}

/** How many wrong letters still spell the same name: none under five letters, two from nine. */
export const tolerance = (length: number): number => (length < 5 ? 0 : length < 9 ? 1 : 2);

/** Where the sorted texts begin that are not before this one. */
function from(sorted: readonly string[], text: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as string) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** One of the sorted texts begins so. */
export const begins = (sorted: readonly string[], opening: string): boolean =>
  sorted[from(sorted, opening)]?.startsWith(opening) === true;

/** The letters with which those go on that begin so. */
export function lettersAfter(sorted: readonly string[], opening: string): string {
  let letters = '';
  for (let k = from(sorted, opening); sorted[k]?.startsWith(opening); k++)
    letters += sorted[k]?.charAt(opening.length) ?? '';
  return letters;
}

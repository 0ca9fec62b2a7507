/** A sorted list of words as it lies in its file, searched where it stands: no set of 300,000 strings to build first. */
export type Sorted = { bytes: Buffer; between: number };

/** Compares the record that begins at `start` with a word. */
function compare({ bytes, between }: Sorted, start: number, word: Buffer): number {
  for (let k = 0; ; k++) {
    const at = start + k;
    const ended = at >= bytes.length || bytes[at] === between;
    if (ended || k === word.length) return Number(!ended) - Number(k < word.length);
    const less = (bytes[at] ?? 0) - (word[k] ?? 0);
    if (less !== 0) return less;
  }
}

/** Where the first record stands that is not before the word, found by halves. */
function firstFrom(list: Sorted, word: Buffer): number {
  const { bytes, between } = list;
  let [low, high] = [0, bytes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const start = middle === 0 ? 0 : bytes.lastIndexOf(between, middle - 1) + 1;
    const next = bytes.indexOf(between, middle);
    if (compare(list, start, word) < 0) low = next < 0 ? bytes.length : next + 1;
    else high = start;
  }
  return low;
}

/** Finds a word; also looks at the three after, for the English list has two words a few lines too late. */
export function holds(list: Sorted, text: string): boolean {
  const { bytes, between } = list;
  const word = Buffer.from(text);
  for (let turn = 0, at = firstFrom(list, word); turn < 4 && at < bytes.length; turn++) {
    if (compare(list, at, word) === 0) return true;
    const next = bytes.indexOf(between, at);
    at = next < 0 ? bytes.length : next + 1;
  }
  return false;
}

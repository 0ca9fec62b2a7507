import type { Stretch } from './text.ts';

/** Lines shown around a name, names shown, letters shown on each side of a name in a long line. */
const [AROUND, SHOWN, BESIDE] = [3, 3, 600];
/** A heading, a title in bold, the head of a table. */
const TITLE = /^\s*(?:#{1,6}\s|\*\*[^*]+\*\*\s*:?\s*$)|^\|(?=.*\n\|\s*:?-)/u;

/** The lines of an answer that hold one of the places, as written, with some around each and the titles above. */
export function passageAround(answer: string, places: readonly Stretch[]): string {
  const lines = answer.split('\n');
  const shown = new Map<number, string>();
  for (const { start } of places.slice(0, SHOWN)) {
    const at = answer.slice(0, start).split('\n').length - 1;
    const title = lines.findLastIndex((line, k) => k < at && TITLE.test(`${line}\n${lines[k + 1] ?? ''}`));
    const before = answer.slice(answer.lastIndexOf('\n', start - 1) + 1, start).length;
    for (const k of lines.keys())
      if (k === title || Math.abs(k - at) <= AROUND) {
        const from = k === at ? Math.max(0, before - BESIDE) : 0;
        shown.set(k, (k !== at && shown.get(k)) || (lines[k] ?? '').slice(from, from + 2 * BESIDE));
      }
  }
  return [...shown]
    .toSorted(([a], [b]) => a - b)
    .map(([, line]) => line)
    .filter((line) => line.trim() !== '')
    .join('\n');
}

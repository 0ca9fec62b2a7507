import type { Stretch } from './text.ts';

type Line = Stretch & { text: string };

/** Lines shown around a name, names shown, letters shown of a long line on each side. */
const [ABOVE, BELOW, SHOWN, BESIDE] = [2, 4, 3, 600];
const HEADING = /^\s*(?:#{1,6}\s|\*\*[^*]+\*\*\s*:?\s*$)/u;

function linesOf(answer: string): Line[] {
  let start = 0;
  return answer.split('\n').flatMap((text) => {
    const line = { text, start, end: start + text.length };
    start = line.end + 1;
    return text.trim() === '' ? [] : [line];
  });
}

function aroundLine(lines: readonly Line[], at: number): number[] {
  const heading = lines.findLastIndex(({ text }, k) => k <= at && HEADING.test(text));
  let title = at;
  while (lines[title]?.text.startsWith('|') && lines[title - 1]?.text.startsWith('|')) title--;
  const near = lines.map((_, k) => k).slice(Math.max(0, at - ABOVE), at + BELOW + 1);
  return [heading, title, ...near].filter((k) => k >= 0);
}

/** The lines of an answer that hold one of the places, with some around them and the title above, as they are written. */
export function passageAround(answer: string, places: readonly Stretch[]): string {
  const lines = linesOf(answer);
  const shown = places.slice(0, SHOWN);
  const lineOf = (place: Stretch) => lines.findIndex(({ end }) => end >= place.start);
  const kept = new Set(shown.flatMap((place) => aroundLine(lines, lineOf(place))));
  return [...kept]
    .toSorted((a, b) => a - b)
    .map((k) => {
      const { text = '', start = 0 } = lines[k] ?? {};
      const place = shown.find((one) => lineOf(one) === k);
      const at = place === undefined ? 0 : Math.max(0, place.start - start - BESIDE);
      return text.slice(at, at + 2 * BESIDE);
    })
    .join('\n');
}

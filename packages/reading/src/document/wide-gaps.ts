import type { Rendered } from './types.ts';

/** No text has such gaps; as a reader sees them they are one space. */
const WIDE = /[^\S\n]{32,}/gu;
const SHORTEST = 32;

/** The same text with one space for each endless run of them, which patterns would read over and over again. */
export function withoutWideGaps(rendered: Rendered): Rendered {
  const { text, map, marks } = rendered;
  if (text.length < SHORTEST || text.search(WIDE) < 0) return rendered;
  const kept: number[] = [];
  // Where each character of the old text, and its end, stands in the new one.
  const moved = new Int32Array(text.length + 1);
  let from = 0;
  const copy = (to: number) => {
    for (let at = from; at < to; at++) {
      moved[at] = kept.length;
      kept.push(at);
    }
  };
  for (const gap of text.matchAll(WIDE)) {
    copy(gap.index + 1);
    from = gap.index + gap[0].length;
    moved.fill(kept.length, gap.index + 1, from);
  }
  copy(text.length);
  moved[text.length] = kept.length;
  return {
    text: text.replaceAll(WIDE, (gap) => gap.charAt(0)),
    map: kept.map((at) => map[at] ?? 0),
    marks: marks.map((mark) => ({ ...mark, from: moved[mark.from] ?? 0, to: moved[mark.to] ?? 0 })),
  };
}

import type { Rendered } from './types.ts';

/** A run of at least 32 spaces, which a reader sees as one. */
const WIDE = /[^\S\n]{32,}/gu;
const SHORTEST = 32;

/** Shrinks each wide gap to one space, because patterns would backtrack over it, and adapts offsets and marks. */
export function withoutWideGaps(rendered: Rendered): Rendered {
  const { text, map, marks } = rendered;
  if (text.length < SHORTEST || text.search(WIDE) < 0) return rendered;
  const kept: number[] = [];
  // By old offset: the new offset.
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

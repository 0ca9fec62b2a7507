import type { Mark, Unit } from '../document/types.ts';
import type { Candidate } from './types.ts';

/** A name that needs no cleaning: words joined by single spaces. */
const CLEAN = /^[\p{L}\p{N}\p{M}'’&.-]+(?: [\p{L}\p{N}\p{M}'’&.-]+)*$/u;

/** The name as a reader sees it: single spaces, no emoji, no invisible characters. */
export function visible(unit: Unit, i: number, j: number): string {
  const text = unit.text.slice(unit.tokens[i]?.from ?? 0, unit.tokens[j - 1]?.to ?? 0);
  if (CLEAN.test(text)) return text;
  return text
    .replaceAll(/[\s\u00a0\u202f]+/gu, ' ')
    .replaceAll(/[\u00ad\u200b-\u200d\ufeff]|\p{Extended_Pictographic}\ufe0f?/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The shortest bold, italic or link mark that covers tokens i to j (excluded). */
export function emphasisOver(unit: Unit, i: number, j: number): Mark | null {
  const from = unit.tokens[i]?.from ?? 0;
  const to = unit.tokens[j - 1]?.to ?? 0;
  const over = unit.marks.filter(
    (m) => m.kind !== 'code' && m.kind !== 'strike' && m.from <= from && m.to >= to,
  );
  return over.sort((a, b) => a.to - a.from - (b.to - b.from))[0] ?? null;
}

/** An undeclared name at tokens i to j (excluded). */
export function unknownFrom(unit: Unit, i: number, j: number, head: boolean): Candidate {
  return {
    unit,
    i,
    j,
    name: visible(unit, i, j),
    who: 'autre',
    form: null,
    how: 'unknown',
    head,
    emphasised: emphasisOver(unit, i, j) !== null,
    branch: '',
    doubtful: false,
  };
}

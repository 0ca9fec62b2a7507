import type { Mark, Unit } from '../document/types.ts';
import type { Candidate } from './types.ts';

/** A name as a reader sees it: single spaces, no emoji, no invisible characters. */
export const cleanName = (text: string): string =>
  text
    .replaceAll(/[\ufe0f\u00ad\u200b-\u200d\ufeff]|\p{Extended_Pictographic}/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();

export const visible = (unit: Unit, i: number, j: number): string =>
  cleanName(unit.text.slice(unit.tokens[i]?.from ?? 0, unit.tokens[j - 1]?.to ?? 0));

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

import type { Mark, Unit } from '../document/types.ts';
import type { Candidate } from './types.ts';

/** Words with single spaces or small signs between them: nothing to clean. */
const CLEAN = /^[\p{L}\p{N}\p{M}'’&.-]+(?: [\p{L}\p{N}\p{M}'’&.-]+)*$/u;

/** The name as a reader sees it: without quotes, brackets and stray signs around. */
export function visible(unit: Unit, i: number, j: number): string {
  const text = unit.text.slice(unit.tokens[i]?.from ?? 0, unit.tokens[j - 1]?.to ?? 0);
  if (CLEAN.test(text)) return text;
  return text
    .replaceAll(/[\s\u00a0\u202f]+/gu, ' ')
    .replaceAll(/[\u00ad\u200b-\u200d\ufeff]|\p{Extended_Pictographic}\ufe0f?/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The emphasis that holds the whole of tokens i to j, the tightest one. */
export function emphasisOver(unit: Unit, i: number, j: number): Mark | null {
  const from = unit.tokens[i]?.from ?? 0;
  const to = unit.tokens[j - 1]?.to ?? 0;
  const over = unit.marks.filter(
    (m) => m.kind !== 'code' && m.kind !== 'strike' && m.from <= from && m.to >= to,
  );
  return over.sort((a, b) => a.to - a.from - (b.to - b.from))[0] ?? null;
}

/** A name that nobody declared, at tokens i to j (excluded). */
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
    otherKind: false,
  };
}

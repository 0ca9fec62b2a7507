import type { Unit } from '../document/types.ts';

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

import type { Unit } from '../document/types.ts';
import { isTown } from '../judge/places.ts';
import { CALENDAR } from '../lexicons/grammar.ts';
import { isKind } from '../lexicons/kinds.ts';
import type { Entry } from './entries.ts';
import { isCapital, likeness } from './likeness.ts';

type Span = { i: number; j: number };

/** The parts of the brackets that follow a head, between commas and "et": "(A, B et C)". */
function partsAfter(unit: Unit, j: number): Span[] {
  const { tokens, text } = unit;
  const from = tokens[j - 1]?.to ?? 0;
  const [whole = '', inner = ''] = /^\s*\(([^()]+)\)/u.exec(text.slice(from)) ?? [];
  const open = from + whole.indexOf('(') + 1;
  const spans: Span[] = [];
  for (const part of inner.matchAll(/(?:(?!\s(?:et|and|ou|or)\s)[^,;/])+/giu)) {
    const [start, end] = [open + part.index, open + part.index + part[0].length];
    const i = tokens.findIndex((t) => t.from >= start);
    const to = tokens.findLastIndex((t) => t.to <= end) + 1;
    if (i >= 0 && to > i)
      spans.push({
        i: part.index > 0 && /^(?:et|and|ou|or)$/u.test(tokens[i]?.fold ?? '') ? i + 1 : i,
        j: to,
      });
  }
  return spans;
}

/** "Syndics nationaux (A, B et C)": kinds in the plural, over the names in its brackets. */
export function namesOfCategory({ unit, head }: Entry): Span[] {
  const own = unit.tokens.slice(head.i, head.j);
  if (!own.some((t) => isKind(t.fold) && /[sx]$/u.test(t.fold))) return [];
  const parts = partsAfter(unit, head.j);
  const named = parts.every(({ i, j }) => {
    const name = unit.tokens.slice(i, j);
    const first = name[0];
    return (
      first !== undefined &&
      isCapital(first) &&
      likeness(name) !== 'no' &&
      !isTown(name) &&
      !CALENDAR.has(first.fold)
    );
  });
  return parts.length > 1 && named ? parts : [];
}

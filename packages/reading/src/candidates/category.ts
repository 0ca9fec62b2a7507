import type { Unit } from '../document/types.ts';
import { isShortCommune } from '../lexicons/communes.ts';
import { CALENDAR } from '../lexicons/grammar.ts';
import { isKind } from '../lexicons/kinds.ts';
import { ADVICE_HEADINGS } from '../lexicons/labels-of-lists.ts';
import { isTown } from '../names/towns.ts';
import type { Entry } from './entries.ts';
import { isCapital, likeness, startsWithDigit } from './likeness.ts';

type Span = { i: number; j: number };

/** The parts of the brackets that follow a head, between commas and "et": "(A, B et C)". */
function partsAfter(unit: Unit, j: number): Span[] {
  const { tokens, text } = unit;
  const from = tokens[j - 1]?.to ?? 0;
  const [whole = '', inner = ''] = /^[^():–—]{0,40}\(([^()]+)\)/u.exec(text.slice(from)) ?? [];
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

/** Neither a town, a date nor words of the language. */
function named(unit: Unit, { i, j }: Span): boolean {
  const name = unit.tokens.slice(i, j);
  const first = name[0];
  return (
    first !== undefined &&
    (isCapital(first) || startsWithDigit(first.raw)) &&
    likeness(name) !== 'no' &&
    !isTown(name) &&
    !CALENDAR.has(first.fold)
  );
}

/**
 * "Syndics nationaux (A, B et C)": kinds in the plural, over the names in its brackets; `like` when a known name stands so in an
 * entry made like this one.
 */
export function namesOfCategory({ unit, head }: Entry, like: boolean): Span[] {
  const parts = partsAfter(unit, head.j);
  // "(A, Sainghin)": what comes last may be where the first is.
  const place = ({ i, j }: Span, k: number) =>
    k > 0 && j - i === 1 && isShortCommune(unit.tokens[i]?.fold ?? '');
  const names = parts.filter((part, k) => named(unit, part) && !place(part, k));
  const own = unit.tokens.slice(head.i, head.j);
  if (like) return ADVICE_HEADINGS.test(own.map((t) => t.fold).join(' ')) ? [] : names;
  const kinds = own.some((t) => isKind(t.fold) && /[sx]$/u.test(t.fold));
  return kinds && parts.length > 1 && names.length === parts.length ? parts : [];
}

/** The groups of which an entry lists several names in brackets, a known one among them: "Visite le samedi ([A], B)". */
export const groupsOfCategories = (
  entries: readonly Entry[],
  isKnown: (unit: Unit, i: number) => boolean,
): ReadonlySet<string> =>
  new Set(
    entries
      .filter(({ unit, head, like }) => {
        const parts = like === 'strong' ? [] : partsAfter(unit, head.j);
        return parts.length > 1 && parts.some(({ i }) => isKnown(unit, i));
      })
      .map((e) => e.group),
  );

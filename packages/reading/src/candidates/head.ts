import type { Token, Unit } from '../document/types.ts';

/** The first words of an entry, tokens i to j (excluded), up to a separator: lists put the name there. */
export type Head = {
  i: number;
  j: number;
  /** The head is set in bold, italic or a link. */
  emphasised: boolean;
  /** Emphasis, a separator or the layout ends it, so that it does not begin a sentence. */
  closed: boolean;
  /** Nothing follows it on its line. */
  alone: boolean;
  /** First token of the line's text, before "Chez" if `i` skips it. */
  title: number;
};

const SEPARATOR = /\s[–—-]\s|[:,(|;→—]|\s·|·\s|\s\/\s|[.!?](?=\s|$)|–\s/u;
const DETERMINER = /^(?:le|la|les|l['’]|the|un|une|chez)\s*$/iu;
const ABBREVIATION = /(?:\b(?:dr|st|ste|me|mme|mr|mrs|ms|m|pr|av|bd)|\b\p{Lu})$/iu;

/** A rating or a rank before the name: "7/10 — X", "3 · X". */
const BEFORE_NAME = /^(?:\d{1,2}(?:[.,]\d{1,2})?\s*\/\s*(?:5|10|20|100)\s*[–—:·|-]\s*|\d{1,2}\s*[·•|]\s+)/u;

/** Where the emphasis at the start of the unit ends (adjacent marks count as one); null without. */
function emphasisEnd(unit: Unit, start: number): number | null {
  const opening = unit.marks
    .filter((m) => m.kind !== 'strike' && m.kind !== 'code' && m.to > start)
    .sort((a, b) => a.from - b.from || b.to - a.to);
  const first = opening[0];
  if (first === undefined) return null;
  const lead = unit.text.slice(start, first.from);
  if (first.from > start && lead.trim() !== '' && !DETERMINER.test(lead.trim())) return null;
  let end = first.to;
  for (const mark of opening) {
    const between = unit.text.slice(end, mark.from);
    // "**Coop** et **Migros**": two names.
    if (mark.from > end && /^\s+(?:et|ou|and|or)\s+$/iu.test(between)) break;
    if (mark.from <= end || /^[\s'’-]?[\p{L}'’]{0,4}\s?$/u.test(between)) end = Math.max(end, mark.to);
  }
  return end;
}

function separatorFrom(text: string, from: number): number {
  let at = from;
  for (;;) {
    const match = SEPARATOR.exec(text.slice(at, at + 160));
    if (match === null) return text.length;
    const found = at + match.index;
    if (!(match[0] === '.' && ABBREVIATION.test(text.slice(from, found)))) return found;
    at = found + 1;
  }
}

function tokenRange(tokens: readonly Token[], from: number, to: number): [number, number] {
  const i = tokens.findIndex((t) => t.from >= from);
  let j = i;
  while (j >= 0 && j < tokens.length && (tokens[j]?.to ?? 0) <= to) j++;
  return [i, j];
}

const covered = ({ marks, tokens }: Unit, i: number): boolean =>
  marks.some((m) => m.from <= (tokens[i]?.from ?? 0) && m.to > (tokens[i]?.from ?? 0));

export function headOf(unit: Unit): Head | null {
  const before = BEFORE_NAME.exec(unit.text.slice(unit.head, unit.head + 16))?.[0].length ?? 0;
  const start = unit.head + before;
  const separator = separatorFrom(unit.text, start);
  const marked = emphasisEnd(unit, start);
  const to = Math.min(separator, marked ?? separator);
  const [title, j] = tokenRange(unit.tokens, start, to);
  if (title < 0 || j <= title) return null;
  // "Chez **Zéro Blé**, …": only the emphasised words are the name.
  const chez =
    marked !== null && unit.tokens[title]?.fold === 'chez' && j > title + 1 && !covered(unit, title);
  const rest = unit.text.slice(to).trim();
  const emphasised = marked !== null;
  return {
    i: chez ? title + 1 : title,
    j,
    title,
    emphasised,
    closed: emphasised || separator < unit.text.length || unit.kind !== 'paragraph',
    alone: /^[.:,;–—-]*$/u.test(rest),
  };
}

import type { Token, Unit } from '../document/types.ts';

/** The first words of an entry, tokens i to j (excluded), up to a separator: lists put the name there. */
export type Head = {
  i: number;
  j: number;
  /** The head is set in bold, italic or a link. */
  emphasised: boolean;
};

const SEPARATOR = /\s[–—-]\s|[:,(|;→—]|\s·|·\s|\s\/\s|[.!?](?=\s|$)|–\s/u;
const DETERMINER = /^(?:le|la|les|l['’]|the|un|une|chez)\s*$/iu;
const ABBREVIATION = /(?:\b(?:dr|st|ste|me|mme|mr|mrs|ms|m|pr|av|bd)|\b\p{Lu})$/iu;

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

export function headOf(unit: Unit): Head | null {
  const separator = separatorFrom(unit.text, unit.head);
  const marked = emphasisEnd(unit, unit.head);
  const [i, j] = tokenRange(unit.tokens, unit.head, Math.min(separator, marked ?? separator));
  return i < 0 || j <= i ? null : { i, j, emphasised: marked !== null };
}

import type { Token, Unit } from '../document/types.ts';
import { ARTICLES, LINKS } from '../lexicons/grammar.ts';
import { isKind } from '../lexicons/kinds.ts';
import { LANDMARKS, STREETS } from '../lexicons/places.ts';
import { LABEL_WORDS } from '../lexicons/titles.ts';
import { isTown } from '../names/towns.ts';
import { extend } from './spans.ts';
import { providerIn } from './titles.ts';
import { looksLikeVerb } from './verbs.ts';

/** The words that open an entry, up to the first separator: where a list puts the name. */
export type Head = {
  i: number;
  j: number;
  /** The head is set in bold, italic or a link. */
  emphasised: boolean;
  /** A separator or the end of the line closes it, so that it is not the beginning of a sentence. */
  closed: boolean;
  /** Nothing follows it on its line. */
  alone: boolean;
  /** Where the title begins that the name stands in, else the same as `i`. */
  title: number;
};

const SEPARATOR = /\s[–—-]\s|[:,(|;→—]|\s·|·\s|\s\/\s|[.!?](?=\s|$)|–\s/u;
const DETERMINER = /^(?:le|la|les|l['’]|the|un|une|chez)\s*$/iu;
const ABBREVIATION = /(?:\b(?:dr|st|ste|me|mme|mr|mrs|ms|m|pr|av|bd)|\b\p{Lu})$/iu;

/** A note or a rank before the name: "7/10 — X", "3 · X". */
const BEFORE_NAME = /^(?:\d{1,2}(?:[.,]\d{1,2})?\s*\/\s*(?:5|10|20|100)\s*[–—:·|-]\s*|\d{1,2}\s*[·•|]\s+)/u;

/** Where the emphasis that opens the unit ends; marks that touch or follow one another count as one. */
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

/** Two parts of one sign, each of words of the language: "Gros Rouge, Petits Pois"; not a house and its street, two towns or two topics. */
export function oneName(unit: Unit, from: number, to: number, comma: number): boolean {
  const own = unit.tokens.filter((t) => t.from >= from && t.to <= to);
  const [before, after] = [own.filter((t) => t.to <= comma), own.filter((t) => t.from > comma)];
  const parts = [before, after];
  return (
    own.length < 9 &&
    /^[^,:;–—(]*,\s[^,:;–—(]*$/u.test(unit.text.slice(from, to)) &&
    parts.every(
      (part) =>
        part.length > 1 &&
        part.every((t) => (t.capital ? t.common : LINKS.has(t.fold) || ARTICLES.has(t.fold))) &&
        part[0]?.capital === true &&
        part.at(-1)?.capital === true &&
        !part.some((t) => isKind(t.fold) || STREETS.has(t.fold) || LANDMARKS.has(t.fold)) &&
        !LABEL_WORDS.has(part.at(-1)?.fold ?? '') &&
        !isTown(part),
    )
  );
}

/** "SCP Guitton, Leduc et Bazin": surnames that "et" closes, alone on a line, are one firm; not towns nor words of the language. */
function partners(unit: Unit, from: number, to: number): boolean {
  const line = unit.text.slice(from, to).trimEnd();
  if (!/^\p{Lu}[^,:;(–—.]+(?:, \p{Lu}[\p{L}’'-]+)+ (?:et|&|and) \p{Lu}[\p{L}’'-]+$/u.test(line)) return false;
  const names = unit.tokens.filter((t) => t.from >= from + line.indexOf(',') && t.capital);
  return names.every((t) => !t.common && !isTown([t]));
}

function tokenRange(tokens: readonly Token[], from: number, to: number): [number, number] {
  const i = tokens.findIndex((t) => t.from >= from);
  let j = i;
  while (j >= 0 && j < tokens.length && (tokens[j]?.to ?? 0) <= to) j++;
  return [i, j];
}

/** "- Copeau Blanc livre le jour même": the line opens with a name and goes on with its verb. */
function beforeVerb(tokens: readonly Token[], i: number, j: number): number {
  const end = extend(tokens, i);
  const [verb, last] = [tokens[end], tokens[end - 1]];
  const own = tokens.slice(i, end).filter((t) => t.capital && !ARTICLES.has(t.fold));
  return end < j &&
    verb !== undefined &&
    last?.capital === true &&
    /^\s$/u.test(verb.gap) &&
    (own.length > 1 || own.some((t) => !t.common)) &&
    looksLikeVerb(verb)
    ? end
    : j;
}

const covered = ({ marks, tokens }: Unit, i: number): boolean =>
  marks.some((m) => m.from <= (tokens[i]?.from ?? 0) && m.to > (tokens[i]?.from ?? 0));

export function headOf(unit: Unit): Head | null {
  const before = BEFORE_NAME.exec(unit.text.slice(unit.head, unit.head + 16))?.[0].length ?? 0;
  const start = unit.head + before;
  const separator = separatorFrom(unit.text, start);
  const marked = emphasisEnd(unit, start);
  const whole = marked !== null && unit.text[separator] === ',' && separator < marked;
  const closing = whole ? Math.min(separatorFrom(unit.text, separator + 1), marked) : separator;
  const joined = whole && oneName(unit, start, closing, separator);
  const end = marked ?? unit.text.length;
  const firm = unit.text[separator] === ',' && unit.kind !== 'cell' && partners(unit, start, end);
  const to = firm ? end : marked === null ? separator : Math.min(joined ? closing : separator, marked);
  const [title, first] = tokenRange(unit.tokens, start, to);
  if (title < 0 || first <= title) return null;
  // "Chez **Zéro Blé**, …": what is set apart is the name.
  const chez =
    marked !== null && unit.tokens[title]?.fold === 'chez' && first > title + 1 && !covered(unit, title);
  const [i, last] = (marked === null ? null : providerIn(unit, start, marked)) ?? [
    chez ? title + 1 : title,
    first,
  ];
  const j = marked === null && unit.kind === 'item' ? beforeVerb(unit.tokens, i, last) : last;
  const rest = unit.text.slice(j === first ? to : (unit.tokens[j - 1]?.to ?? 0)).trim();
  const emphasised = marked !== null;
  return {
    i,
    j,
    title,
    emphasised,
    closed: emphasised || separator < unit.text.length || unit.kind !== 'paragraph',
    alone: /^[.:,;–—-]*$/u.test(rest),
  };
}

import type { Unit } from '../document/types.ts';
import { ARTICLES } from '../lexicons/grammar.ts';
import { KINDS } from '../lexicons/kinds.ts';
import { singular } from '../names/forms.ts';
import { sameName } from '../names/spelling.ts';
import { unknownFrom } from './candidate.ts';
import type { Entry } from './entries.ts';
import { likeness } from './likeness.ts';
import { capitalSpans } from './spans.ts';
import type { Candidate } from './types.ts';

/** A candidate heads an entry when nothing but small words and kinds stands before it there. */
function heads(c: Candidate, entry: Entry): boolean {
  if (c.i < entry.head.i || c.i >= entry.head.j) return false;
  return (
    c.i - entry.head.i <= 1 ||
    entry.unit.tokens
      .slice(entry.head.i, c.i)
      .every((t) => (!t.capital || t.fold.length <= 3) && !/^(?:comme|like|que)$/u.test(t.fold))
  );
}

/** "**Brunet-Lafon Conseil** (BL Conseil)", "(ex-BL Conseil)": the known name in brackets after the one that heads the entry. */
const inBrackets = (c: Candidate, { head, unit }: Entry): boolean =>
  c.i >= head.i &&
  c.i <= head.j + 2 &&
  /^\s*\((?:(?:ex|anciennement|autrefois|formerly|previously)[\s-]+)?$/iu.test(
    unit.text.slice(unit.tokens[head.j - 1]?.to ?? 0, unit.tokens[c.i]?.from ?? 0),
  ) &&
  unit.text[unit.tokens[c.j - 1]?.to ?? 0] === ')';

/** "**Maëlle Guérin – Sophro'Rance**": the known house after whoever keeps it. */
const afterPerson = (c: Candidate, { head, unit }: Entry): boolean =>
  c.emphasised &&
  head.j - head.i < 4 &&
  /^\s[–—-]\s$/u.test(unit.text.slice(unit.tokens[head.j - 1]?.to ?? 0, unit.tokens[c.i]?.from ?? 0));

/** The name that heads an entry, else the known one in brackets or past a person after it. */
export const headOf = (here: readonly Candidate[], entry: Entry): Candidate | undefined =>
  here.find((c) => heads(c, entry)) ??
  here.find((c) => c.form !== null && (inBrackets(c, entry) || afterPerson(c, entry)));

/** Bold, italic or linked words inside running text, when they look like a name. */
export function emphasised(unit: Unit, taken: Uint8Array): { i: number; j: number }[] {
  const spans: { i: number; j: number }[] = [];
  for (const mark of unit.marks) {
    if (mark.kind === 'code' || mark.kind === 'strike') continue;
    const i = unit.tokens.findIndex((t) => t.from >= mark.from);
    let j = i;
    while (j >= 0 && j < unit.tokens.length && (unit.tokens[j]?.to ?? 0) <= mark.to) j++;
    if (i < 0 || j <= i || taken.subarray(i, j).includes(1)) continue;
    const inner = unit.tokens.slice(i + 1, j);
    const own = unit.tokens.slice(i, j);
    if (inner.every((t) => sameName(t.gap)) && likeness(own) !== 'no') spans.push({ i, j });
  }
  return spans;
}

/** "le café-atelier [Pottoka & Pixels]": a lower-case generic word before a proper name is left out (R11). */
export function properStart(entry: Entry): number {
  const { tokens } = entry.unit;
  const { i, j } = entry.head;
  let k = i;
  while (k < j && k - i < 4 && (!tokens[k]?.capital || (k === i && ARTICLES.has(tokens[k]?.fold ?? '')))) k++;
  const [kind, rest] = [tokens[k - 1], tokens.slice(k, j)];
  const generic =
    k > i && kind !== undefined && (KINDS.has(kind.fold) || KINDS.has(singular(kind.fold))) && !kind.capital;
  return generic && likeness(rest) !== 'no' && rest.length > 1 ? k : i;
}

/** The runs of capitals of running text. */
export const namesInProse = (unit: Unit, taken: Uint8Array): Candidate[] =>
  capitalSpans(unit, taken).map(({ i, j }) => unknownFrom(unit, i, j, false));

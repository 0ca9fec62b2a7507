import { ARTICLES } from '../lexicons/grammar.ts';
import { KINDS } from '../lexicons/kinds.ts';
import { singular } from '../names/forms.ts';
import type { Entry } from './entries.ts';
import { likeness } from './likeness.ts';
import type { Candidate } from './types.ts';

/** A candidate heads an entry when only small or lower-case words precede it in the head. */
function heads(c: Candidate, entry: Entry): boolean {
  if (c.i < entry.head.i || c.i >= entry.head.j) return false;
  return (
    c.i - entry.head.i <= 1 ||
    entry.unit.tokens
      .slice(entry.head.i, c.i)
      .every((t) => (!t.capital || t.fold.length <= 3) && !/^(?:comme|like|que)$/u.test(t.fold))
  );
}

/** "**Brunet-Lafon Conseil** (BL Conseil)", "(ex-BL Conseil)": the candidate is in brackets after the head of the entry. */
const inBrackets = (c: Candidate, { head, unit }: Entry): boolean =>
  c.i >= head.i &&
  c.i <= head.j + 2 &&
  /^\s*\((?:(?:ex|anciennement|autrefois|formerly|previously)[\s-]+)?$/iu.test(
    unit.text.slice(unit.tokens[head.j - 1]?.to ?? 0, unit.tokens[c.i]?.from ?? 0),
  ) &&
  unit.text[unit.tokens[c.j - 1]?.to ?? 0] === ')';

/** The candidate that heads an entry, else a declared name in brackets after the head. */
export const headOf = (here: readonly Candidate[], entry: Entry): Candidate | undefined =>
  here.find((c) => heads(c, entry)) ?? here.find((c) => c.form !== null && inBrackets(c, entry));

/** First token of the name in a head, without a lower-case kind before it: "le café-atelier [Pottoka & Pixels]" (R11). */
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

import { plainOf, sentenceEnd, sentenceStart } from '../document/plain.ts';
import { type Around, BEFORE, type Candidate } from './types.ts';

/** The folded words around a candidate; `nextKnown` is the first token of the next declared name on the line. */
export function around(c: Candidate, nextKnown = Number.POSITIVE_INFINITY): Around {
  const { tokens } = c.unit;
  const { text, at } = plainOf(c.unit);
  const from = at[sentenceStart(tokens, c.i)] ?? 0;
  const last = sentenceEnd(tokens, c.j - 1);
  const to = last < tokens.length ? (at[last] ?? text.length) : text.length;
  const endOfName = (at[c.j - 1] ?? 0) + (tokens[c.j - 1]?.fold.length ?? 0);
  const nextEnd = last < tokens.length ? sentenceEnd(tokens, last) : last;
  const cut = nextKnown < last ? Math.max(0, (at[nextKnown] ?? to) - endOfName) : to - endOfName;
  const before = text.slice(from, at[c.i] ?? 0);
  // A sentence that names another known business says nothing about this candidate.
  const ending = nextKnown < tokens.length ? (at[sentenceStart(tokens, nextKnown)] ?? to) : text.length;
  return {
    tail: before.length <= BEFORE ? before : before.slice(before.indexOf(' ', before.length - BEFORE)),
    ownEnd: cut,
    before,
    after: text.slice(endOfName, Math.min(to, endOfName + 320)),
    next: text.slice(
      to,
      Math.max(
        to,
        Math.min(to + 240, nextKnown < nextEnd ? (at[nextKnown] ?? to) : (at[nextEnd] ?? text.length)),
      ),
    ),
    rest: text.slice(to, Math.max(to, Math.min(to + 480, ending))),
    whole: text.slice(from, to),
  };
}

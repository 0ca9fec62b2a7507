import type { Around, Candidate } from '../candidates/types.ts';
import type { Token } from '../document/types.ts';
import { isKind } from '../lexicons/kinds.ts';
import { chain } from './chains.ts';
import { asPerson } from './person-signs.ts';
import type { Sign } from './weights.ts';
import { STREET_AFTER, townAfter } from './whereabouts.ts';

/** What the answer named before: another mention of the same words, the business counted last. */
type Earlier = { again: boolean; latest: Candidate | null };

const PRICE = /\d(?: ?, ?\d+)? ?(?:€|euros?|chf|francs)|€ ?\d/u;
/** What the relation of a name to its sentence, and to the businesses counted before, tells. */
export function relationsOf(
  c: Candidate,
  a: Around,
  earlier: Earlier,
  own: readonly Token[],
  kind: number,
  presented: string | null,
): Sign[] {
  const { tokens } = c.unit;
  const signs: Sign[] = kind === 0 ? asPerson(c, a, earlier.latest, own, presented) : [];
  const said = a.after.slice(0, a.ownEnd);
  if (/€|euro|chf|franc/u.test(said) && PRICE.test(said)) signs.push('priced');
  if (STREET_AFTER.test(a.after)) signs.push('streetAfter');
  if (townAfter(c)) signs.push('townAfter');
  if (
    kind > 2 &&
    isKind(tokens[c.i - 1]?.fold ?? '') &&
    /^(?:le|la|l|the)$/u.test(tokens[c.i - 2]?.fold ?? '')
  )
    signs.push('theKindBefore');
  if (own.some((t) => t.raw === '&')) signs.push('ampersand');
  if (chain(own)) signs.push('chain');
  if (own.some((t) => /^\p{Lu}+\d|^\p{L}+-\d/u.test(t.raw))) signs.push('model');
  if (earlier.again) signs.push('again');
  if (earlier.latest === null) signs.push('noneYet');
  else if (earlier.latest.unit !== c.unit) signs.push('elsewhereOnly');
  return signs;
}

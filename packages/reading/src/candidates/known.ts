import type { Token, Unit } from '../document/types.ts';
import { SIGN_CLOSERS } from '../lexicons/kinds.ts';
import { LEGAL, PARTNERS } from '../lexicons/legal.ts';
import { BRANCH_WORDS } from '../lexicons/places.ts';
import type { Known } from '../names/forms.ts';
import { absorbable } from '../names/name-parts.ts';
import { sameName } from '../names/spelling.ts';
import type { Hit } from '../names/types.ts';
import { emphasisOver, unknownFrom, visible } from './candidate.ts';
import { isCapital } from './likeness.ts';
import { extend } from './spans.ts';
import type { Candidate } from './types.ts';

const hyphen = (gap: string | undefined): boolean => /^[-‐‑–]$/u.test(gap ?? '');

/** "Martin-[Dupont Plomberie]": a double name is another business (R8b). */
function longerLeft({ tokens }: Unit, i: number): number {
  let start = i;
  while (start > 0 && hyphen(tokens[start]?.gap) && tokens[start - 1]?.fold !== 'ex') start--;
  return start;
}

type Tail = { j: number; what: 'nothing' | 'longer' | 'place' | 'word' };

/** Classifies the capitalised words right after a name: nothing, a longer name, a place, or another word. */
function tail(unit: Unit, hit: Hit, known: Known): Tail {
  const { tokens } = unit;
  const mark = emphasisOver(unit, hit.i, hit.j);
  const reach = (k: number): Token | undefined => {
    const token = tokens[k];
    const inside = token !== undefined && !(mark !== null && mark.to < token.from);
    return inside && sameName(token.gap) ? token : undefined;
  };
  let { j } = hit;
  /** "Garage Lemoine [Automobiles]"; "Saint-Servan" is not the "Saint" of Saint-Malo. */
  const goesOn = (): boolean => {
    const [next, then] = [reach(j), reach(j + 1)];
    if (next === undefined) return false;
    const own = absorbable(next.fold, known);
    const halved = hyphen(then?.gap) && known.town.has(next.fold);
    return !halved && own && (next.capital || LEGAL.has(next.fold));
  };
  const isAnd = (t: Token | undefined) => t?.fold === 'et';
  while (goesOn()) j++;
  // "Patte & Cie", "Vernhes et Associés": the tail of a firm belongs to its name.
  while (isAnd(reach(j)) && PARTNERS.has(reach(j + 1)?.fold ?? '')) {
    j += 2;
    while (goesOn()) j++;
  }
  const nothing: Tail = { j, what: 'nothing' };
  const next = reach(j);
  if (next === undefined) return nothing;
  const end = extend(tokens, j - 1);
  if (isAnd(next)) {
    const after = reach(j + 1);
    if (after === undefined || !isCapital(after)) return nothing;
    return mark !== null && mark.to >= after.to ? { j: Math.max(end, j + 2), what: 'longer' } : nothing;
  }
  if (hyphen(next.gap)) return { j: Math.max(end, j + 1), what: 'longer' };
  if (!isCapital(next)) return nothing;
  const added = tokens.slice(j, end);
  // R8b: "Dupont Plomberie [Services]" is another house than Dupont Plomberie.
  if (added.some((t) => SIGN_CLOSERS.has(t.fold))) return { j: end, what: 'longer' };
  return { j: end, what: added.some((t) => BRANCH_WORDS.has(t.fold)) ? 'place' : 'word' };
}

/** A hit as a candidate: the declared business, one of its branches, or a longer name that is another business (R8b). */
export function fromHit(unit: Unit, hit: Hit, known: Known): Candidate | null {
  if (hit.otherKind) return null;
  const start = longerLeft(unit, hit.i);
  const after = hit.how === 'acronym' ? { j: hit.j, what: 'nothing' as const } : tail(unit, hit, known);
  const single = hit.j - hit.i === 1;
  // R8b: "Wine Bus" is not "Bergerac Wine Tours": one word of a name beside another word makes another name.
  const other = after.what === 'word' && hit.how === 'core' && single;
  if (start < hit.i || after.what === 'longer' || other)
    return hit.how !== 'exact' ? null : unknownFrom(unit, start, after.j, false);
  const { form, how } = hit;
  const branch = after.what === 'place' || after.what === 'word' ? visible(unit, hit.j, after.j) : '';
  const { name, who } = form;
  const named = { name, who, form, how, branch, doubtful: after.what === 'word' };
  return { ...unknownFrom(unit, hit.i, after.j, false), ...named };
}

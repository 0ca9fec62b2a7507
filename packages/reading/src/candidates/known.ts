import type { Token, Unit } from '../document/types.ts';
import { LIGHT, OPENERS } from '../lexicons/grammar.ts';
import { isKind, SIGN_CLOSERS } from '../lexicons/kinds.ts';
import { GENERIC, LEGAL, PARTNERS } from '../lexicons/legal.ts';
import { words } from '../lexicons/list.ts';
import { BRANCH_WORDS, CITIES } from '../lexicons/places.ts';
import { absorbable } from '../names/absorbable.ts';
import { type Known, singular } from '../names/forms.ts';
import { sameName } from '../names/spelling.ts';
import type { Hit } from '../names/types.ts';
import { emphasisOver, unknownFrom, visible } from './candidate.ts';
import { isCapital, isCommon } from './likeness.ts';
import { extend } from './spans.ts';
import type { Candidate } from './types.ts';

const hyphen = (gap: string | undefined): boolean => /^[-‐‑–]$/u.test(gap ?? '');
/** "M. Lamorlette": whoever keeps the house. */
const CIVIL = words('m mm mme mlle mr mrs ms monsieur madame messieurs chez');

/** The name goes on to the left with a word of its own: "Saint-[Martin Immobilier]", "Clic & [Porcelaine]". */
function longerLeft({ tokens, marks }: Unit, hit: Hit, known: Known): number {
  const [partner, last, own] = [tokens[hit.i - 2], tokens[hit.i - 1], tokens[hit.i]];
  if (last === undefined || own === undefined || !sameName(own.gap)) return hit.i;
  // Set apart from what stands before it.
  if (marks.some((m) => m.from > last.from && m.from <= own.from && m.kind !== 'code')) return hit.i;
  if (hyphen(own.gap) && last.fold !== 'ex') {
    let start = hit.i - 1;
    while (start > 0 && hyphen(tokens[start]?.gap)) start--;
    return start;
  }
  const declared = (t: Token | undefined) => known.forms.some((f) => f.tokens.includes(t?.fold ?? ''));
  if (/^[&+]$/u.test(last.raw) && hit.how !== 'exact' && partner !== undefined && sameName(last.gap))
    return partner.capital && !absorbable(partner.fold, known) && !declared(partner) ? hit.i - 2 : hit.i;
  const ordinary = [LIGHT, CIVIL, OPENERS].some((list) => list.has(last.fold)) || isKind(last.fold);
  if (!isCapital(last) || ordinary || absorbable(last.fold, known)) return hit.i;
  return last.opening && isCommon(last) ? hit.i : hit.i - 1;
}

type Tail = { j: number; what: 'nothing' | 'longer' | 'place' | 'word' };

/** What capitalised words follow the name without a break: nothing, a longer name, or a place. */
function tail(unit: Unit, hit: Hit, known: Known): Tail {
  const { tokens } = unit;
  const mark = emphasisOver(unit, hit.i, hit.j);
  const reach = (k: number): Token | undefined => {
    const token = tokens[k];
    const inside = token !== undefined && !(mark !== null && mark.to < token.from);
    return inside && sameName(token.gap) ? token : undefined;
  };
  const isTrade = (t: Token | undefined) =>
    t !== undefined && (known.trade.has(t.fold) || known.trade.has(singular(t.fold)));
  let { j } = hit;
  /** "Garage Lemoine [Automobiles]", "Garonne [Géomètres-Experts]"; "Saint-Servan" is not the "Saint" of Saint-Malo. */
  const goesOn = (): boolean => {
    const [next, then] = [reach(j), reach(j + 1)];
    if (next === undefined) return false;
    const own = absorbable(next.fold, known);
    if (hyphen(next.gap))
      return (j > hit.j && (own || LIGHT.has(next.fold))) || (isTrade(tokens[j - 1]) && isTrade(next));
    const halved = hyphen(then?.gap) && !absorbable(then?.fold ?? '', known) && known.town.has(next.fold);
    return !halved && own && (next.capital || LEGAL.has(next.fold));
  };
  const isAnd = (t: Token | undefined) => t?.fold === 'et' || t?.fold === 'and';
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
    if (after === undefined || LEGAL.has(after.fold) || !isCapital(after)) return nothing;
    const whole = /^[&+]$/u.test(next.raw) || (mark !== null && mark.to >= after.to);
    const declared = known.forms.some((f) => f.tokens.includes(after.fold));
    return whole && !declared ? { j: Math.max(end, j + 2), what: 'longer' } : nothing;
  }
  if (hyphen(next.gap) && !LEGAL.has(next.fold)) return { j: Math.max(end, j + 1), what: 'longer' };
  if (!isCapital(next) || next.opening || known.forms.some((f) => f.tokens[0] === next.fold)) return nothing;
  const added = tokens.slice(j, end);
  if (added.every((t) => known.town.has(t.fold) || LIGHT.has(t.fold))) return nothing;
  // R8b: "Dupont Plomberie [Services]" is another house than Dupont Plomberie.
  if (added.some((t) => SIGN_CLOSERS.has(t.fold) || isKind(t.fold))) return { j: end, what: 'longer' };
  const isPlace = (t: Token) =>
    BRANCH_WORDS.has(t.fold) || CITIES.has(t.fold) || hit.form.tokens.includes(t.fold);
  return { j: end, what: added.some(isPlace) || added.length > 2 ? 'place' : 'word' };
}

/** "[Maison] Chapuis-Delorme": the capitalised kind before is a part of another name. */
function withKind({ tokens }: Unit, start: number): number {
  const before = tokens[start - 1];
  const kind = before?.capital && (GENERIC.has(before.fold) || isKind(before.fold) || LEGAL.has(before.fold));
  return kind && sameName(tokens[start]?.gap ?? ',') ? start - 1 : start;
}

/** A hit as a candidate: the declared business, one of its branches, or a longer name that is another business (R8b). */
export function fromHit(unit: Unit, hit: Hit, known: Known): Candidate | null {
  if (hit.otherKind && hit.how !== 'exact') return null;
  const start = longerLeft(unit, hit, known);
  const after = hit.how === 'acronym' ? { j: hit.j, what: 'nothing' as const } : tail(unit, hit, known);
  const single = hit.j - hit.i === 1;
  // R8b: "Wine Bus" is not "Bergerac Wine Tours": one word of a name beside another word makes another name.
  const other = after.what === 'word' && hit.how === 'core' && single && unit.tokens[hit.i]?.common;
  if (start < hit.i || after.what === 'longer' || other)
    return hit.how !== 'exact' && single
      ? null
      : { ...unknownFrom(unit, withKind(unit, start), after.j, false), otherKind: hit.otherKind };
  const { form, how, otherKind } = hit;
  const branch = after.what === 'place' || after.what === 'word' ? visible(unit, hit.j, after.j) : '';
  return {
    ...unknownFrom(unit, hit.i, after.j, false),
    name: form.name,
    who: form.who,
    form,
    how,
    otherKind,
    branch,
    doubtful: after.what === 'word',
  };
}

import type { Token, Unit } from '../document/types.ts';
import { LIGHT, LINKS, OPENERS } from '../lexicons/grammar.ts';
import { KINDS, SIGN_CLOSERS, TITLES } from '../lexicons/kinds.ts';
import { GENERIC, LEGAL, PARTNERS } from '../lexicons/legal.ts';
import { BRANCH_WORDS, CITIES } from '../lexicons/places.ts';
import { absorbable } from '../names/absorbable.ts';
import { type Known, singular } from '../names/forms.ts';
import type { Hit } from '../names/hit.ts';
import { sameName } from '../names/spelling.ts';
import { emphasisOver, unknownFrom, visible } from './candidate.ts';
import { isCapital, isCommon } from './likeness.ts';
import { extend } from './spans.ts';
import type { Candidate } from './types.ts';

const hyphen = (gap: string) => /^[-‐‑–]$/u.test(gap);

/** The name goes on to the left with a word of its own: "Saint-[Martin Immobilier]". */
function longerLeft(unit: Unit, hit: Hit, known: Known): number {
  const { tokens } = unit;
  const first = tokens[hit.i];
  const before = tokens[hit.i - 1];
  if (first === undefined || before === undefined || !sameName(first.gap)) return hit.i;
  const mark = emphasisOver(unit, hit.i, hit.j);
  if (mark !== null && mark.from > before.from) return hit.i;
  // "Atelier Kessler (ex-Temps Retrouvé)": the name that it bore.
  if (hyphen(first.gap) && before.fold !== 'ex') {
    let start = hit.i - 1;
    while (start > 0 && hyphen(tokens[start]?.gap ?? '')) start--;
    return start;
  }
  // "Clic & [Porcelaine]", the one declared being Porcelaine Web.
  const partner = hit.how !== 'exact' && /^[&+]$/u.test(before.raw) ? tokens[hit.i - 2] : undefined;
  if (partner !== undefined && sameName(before.gap) && partner.capital && !absorbable(partner.fold, known))
    return known.forms.some((f) => f.tokens.includes(partner.fold)) ? hit.i : hit.i - 2;
  if (
    !isCapital(before) ||
    LIGHT.has(before.fold) ||
    before.fold === 'chez' ||
    absorbable(before.fold, known)
  )
    return hit.i;
  if (
    KINDS.has(before.fold) ||
    KINDS.has(singular(before.fold)) ||
    TITLES.has(before.fold) ||
    CIVIL.test(before.fold) ||
    OPENERS.has(before.fold)
  )
    return hit.i;
  return before.opening && isCommon(before) ? hit.i : hit.i - 1;
}

/** "M. Lamorlette": whoever keeps the house. */
const CIVIL = /^(?:m|mm|mme|mlle|mr|mrs|ms|monsieur|madame|messieurs)$/u;

/** "Dupont Plomberie [Services]" is another house than Dupont Plomberie (R8b). */
const businessWord = (t: Token) =>
  SIGN_CLOSERS.has(t.fold) || KINDS.has(t.fold) || KINDS.has(singular(t.fold));

const isTrade = ({ trade }: Known, t: Token | undefined): boolean =>
  t !== undefined && (trade.has(t.fold) || trade.has(singular(t.fold)));

type Tail = { j: number; what: 'nothing' | 'longer' | 'place' | 'word' };

/** What capitalised words follow the name without a break: nothing, a longer name, or a place. */
function tail(unit: Unit, hit: Hit, known: Known): Tail {
  const { tokens } = unit;
  const mark = emphasisOver(unit, hit.i, hit.j);
  const reach = (k: number) => {
    const token = tokens[k];
    return token !== undefined && sameName(token.gap) && !(mark !== null && mark.to < token.from)
      ? token
      : undefined;
  };
  let { j } = hit;
  // "Patte & Cie", "Vernhes et Associés": the tail of a firm belongs to its name, whatever the name in the file ends on.
  const partners = () => {
    const [and, what] = [reach(j), reach(j + 1)];
    return (and?.fold === 'et' || and?.fold === 'and') && what !== undefined && PARTNERS.has(what.fold);
  };
  const goesOn = () => {
    const [next, then] = [reach(j), reach(j + 1)];
    // "Saint-Servan" is not the "Saint" of Saint-Malo.
    const halved = then !== undefined && hyphen(then.gap) && !absorbable(then.fold, known);
    return (
      next !== undefined &&
      !(halved && known.town.has(next.fold) && !hyphen(next.gap)) &&
      (hyphen(next.gap)
        ? (j > hit.j && (absorbable(next.fold, known) || LIGHT.has(next.fold))) ||
          // "Garonne Géomètres-Experts": a trade of two words.
          (isTrade(known, tokens[j - 1]) && isTrade(known, next))
        : (next.capital || LEGAL.has(next.fold)) && absorbable(next.fold, known))
    );
  };
  while (goesOn()) j++;
  if (partners()) {
    while (partners()) j += 2;
    while (goesOn()) j++;
    return { j, what: 'nothing' };
  }
  const nothing: Tail = { j, what: 'nothing' };
  const own = (t: Token) => known.town.has(t.fold) || absorbable(t.fold, known) || CITIES.has(t.fold);
  const next = reach(j);
  if (next === undefined) return nothing;
  const end = extend(tokens, j - 1);
  if (next.fold === 'et' || next.fold === 'and') {
    const after = reach(j + 1);
    if (after === undefined || LEGAL.has(after.fold) || !isCapital(after)) return nothing;
    const whole = /^[&+]$/u.test(next.raw) || (mark !== null && mark.to >= after.to);
    const listed = known.forms.some((f) => f.tokens.includes(after.fold));
    return whole && !listed ? { j: Math.max(end, j + 2), what: 'longer' } : nothing;
  }
  // "**Domaine du Val d'Iton**": set in bold as one, a complement is a part of the name.
  const complement = LINKS.has(next.fold) && !next.capital ? reach(j + 1) : undefined;
  if (complement?.capital && mark !== null && mark.to >= complement.to && end > j && !own(complement))
    return { j: Math.max(end, j + 2), what: 'longer' };
  if (hyphen(next.gap) && !LEGAL.has(next.fold)) return { j: Math.max(end, j + 1), what: 'longer' };
  if (!isCapital(next) || next.opening || known.forms.some((f) => f.tokens[0] === next.fold)) return nothing;
  const added = tokens.slice(j, end);
  if (added.every((t) => known.town.has(t.fold) || LIGHT.has(t.fold))) return nothing;
  // "Verba [Volant] Traductions": a word of its own before a word of the name makes another name.
  const inserted =
    added.length > 1 &&
    next.capital &&
    !BRANCH_WORDS.has(next.fold) &&
    !CITIES.has(next.fold) &&
    !hit.form.tokens.includes(next.fold) &&
    added.slice(1).some((t) => hit.form.dropped.has(t.fold) && !known.town.has(t.fold));
  if (inserted || added.some(businessWord)) return { j: end, what: 'longer' };
  const placed =
    added.some((t) => BRANCH_WORDS.has(t.fold) || CITIES.has(t.fold) || hit.form.tokens.includes(t.fold)) ||
    added.length > 2;
  return { j: end, what: placed ? 'place' : 'word' };
}

/** "[Maison] Chapuis-Delorme": the capitalised kind before is a part of another name. */
function withKind(unit: Unit, start: number): number {
  const before = unit.tokens[start - 1];
  const kind =
    before?.capital && (GENERIC.has(before.fold) || KINDS.has(before.fold) || LEGAL.has(before.fold));
  return kind && sameName(unit.tokens[start]?.gap ?? ',') ? start - 1 : start;
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

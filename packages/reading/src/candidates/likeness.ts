import type { Token } from '../document/types.ts';
import { ARTICLES, CALENDAR, LIGHT, OPENERS } from '../lexicons/grammar.ts';
import { KINDS, SIGN_CLOSERS, SIGN_OPENERS } from '../lexicons/kinds.ts';
import { singular } from '../names/forms.ts';

/** How much a run of words looks like a proper name, judged by capitals, lexicons and dictionary. */
export type Likeness = 'strong' | 'weak' | 'no';

export const isCapital = (t: Token): boolean => t.capital || t.capitalInside;

export const startsWithDigit = (raw: string): boolean => raw.charCodeAt(0) > 0x2f && raw.charCodeAt(0) < 0x3a;
const isNumber = (t: Token | undefined) =>
  t !== undefined && startsWithDigit(t.raw) && /^\d+\p{Ll}*$/u.test(t.raw);

export function hasSignWord(tokens: readonly Token[]): boolean {
  const own = tokens.filter((t) => !ARTICLES.has(t.fold));
  const first = own[0]?.fold ?? '';
  const last = own.at(-1)?.fold ?? '';
  return (
    own.length > 1 && (SIGN_OPENERS.has(first) || SIGN_OPENERS.has(singular(first)) || SIGN_CLOSERS.has(last))
  );
}

/** The word after a number can make a name with it: "42 Impressions", but not "14 Juillet". */
const counts = (next: Token | undefined): boolean =>
  next !== undefined && isCapital(next) && !CALENDAR.has(next.fold);

export function likeness(tokens: readonly Token[]): Likeness {
  const first = tokens[0];
  if (first === undefined || tokens.length > 9 || tokens.every((t) => t.fold.length < 2)) return 'no';
  const own = tokens.filter((t) => !LIGHT.has(t.fold));
  const lead = own[0];
  if (lead === undefined) return 'no';
  const led = tokens.indexOf(lead) > 0;
  if (/^(?:a|en|de|du|des|d)$/u.test(first.fold) && (first.raw !== 'A' || first.opening)) return 'no';
  if (!first.capital && !isCapital(lead) && !/^\d/u.test(first.raw) && own.length > 3) return 'no';
  // "Outre-Tombe": a small word that a hyphen joins to a capital is part of a name.
  const insideName =
    (own[1]?.gap === '-' && isCapital(own[1])) ||
    (!lead.opening && lead.capital && own[1] !== undefined && isCapital(own[1]));
  if (
    !led &&
    lead.fold !== 'chez' &&
    ((OPENERS.has(lead.fold) && !insideName && lead.raw !== 'Côte') || (isNumber(lead) && !counts(own[1])))
  )
    return 'no';
  const rest = own.slice(1).filter((t) => !isNumber(t));
  const capitals = rest.filter(isCapital).length;
  if (CALENDAR.has(lead.fold) && capitals === 0) return 'no';
  if (!isCapital(lead) && capitals === 0) return own.length === 1 && !lead.common ? 'weak' : 'no';
  if (own.length === 1) {
    if (KINDS.has(lead.fold) || KINDS.has(singular(lead.fold)))
      return lead.capital && !lead.opening ? 'weak' : 'no';
    return lead.common && !(led && isCapital(lead)) ? 'weak' : 'strong';
  }
  if (capitals > 0 && capitals >= rest.length / 2) return 'strong';
  if (led && isCapital(lead) && first.capital) return 'strong';
  if (rest.length === 0 && own.length > 1) return lead.capital && !lead.common ? 'strong' : 'weak';
  return capitals > 0 ? 'weak' : 'no';
}

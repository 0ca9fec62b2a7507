import type { Token } from '../document/types.ts';
import { ARTICLES, CALENDAR, LIGHT, NUMBER_WORDS, OPENERS } from '../lexicons/grammar.ts';
import { KINDS, SIGN_CLOSERS, SIGN_OPENERS, TITLES } from '../lexicons/kinds.ts';
import { LABEL_WORDS } from '../lexicons/titles.ts';
import { singular } from '../names/forms.ts';

/** How much a run of words looks like a proper name: by its capitals, its words, the dictionary. */
export type Likeness = 'strong' | 'weak' | 'no';

export const isCapital = (t: Token): boolean => t.capital || t.lexeme.capitalInside;

/** "pixel.corsaire", "yann·graphik": longer words that a dot joins without a space are spelled so by somebody. */
export const dotted = (tokens: readonly Token[]): boolean =>
  tokens.some((t, k) => k > 0 && /^[.·]$/u.test(t.gap) && t.fold.length > (t.gap === '.' ? 2 : 3));

export const startsWithDigit = (raw: string): boolean => raw.charCodeAt(0) > 0x2f && raw.charCodeAt(0) < 0x3a;
const _isNumber = (t: Token | undefined) =>
  t !== undefined && startsWithDigit(t.raw) && /^\d+\p{Ll}*$/u.test(t.raw);

export function hasSignWord(tokens: readonly Token[]): boolean {
  const own = tokens.filter((t) => !ARTICLES.has(t.fold));
  const first = own[0]?.fold ?? '';
  const last = own.at(-1)?.fold ?? '';
  return (
    own.length > 1 &&
    (SIGN_OPENERS.has(first) ||
      SIGN_OPENERS.has(singular(first)) ||
      TITLES.has(first) ||
      SIGN_CLOSERS.has(last))
  );
}

/** A word of the language, as opposed to a proper noun. */
export const isCommon = (t: Token): boolean => t.common || NUMBER_WORDS.has(t.fold);

/** A run of words that no name begins with: a preposition, a number that counts, a word that opens sentences. */
function opensNoName(first: Token, lead: Token, second: Token | undefined): boolean {
  if (/^(?:a|en|de|du|des|d)$/u.test(first.fold) && (first.raw !== 'A' || first.opening)) return true;
  if (first !== lead || lead.fold === 'chez') return false;
  const proper = second !== undefined && isCapital(second);
  if (/^\d+\p{Ll}*$/u.test(lead.raw))
    return !proper || LABEL_WORDS.has(second.fold) || CALENDAR.has(second.fold);
  return OPENERS.has(lead.fold) && !(proper && (!lead.opening || second.gap === '-')) && lead.raw !== 'Côte';
}

function ofOneWord(first: Token, lead: Token): Likeness {
  if (LABEL_WORDS.has(lead.fold) || !isCapital(lead))
    return isCommon(lead) || lead.raw.length < 3 || LABEL_WORDS.has(lead.fold) ? 'no' : 'weak';
  const led = first !== lead;
  if (KINDS.has(lead.fold) || KINDS.has(singular(lead.fold)))
    return (led && first.capital) || !lead.opening ? 'weak' : 'no';
  if (led) return first.capital ? 'strong' : 'weak';
  return isCommon(lead) ? 'weak' : 'strong';
}

export function likeness(tokens: readonly Token[]): Likeness {
  const own = tokens.filter((t) => !LIGHT.has(t.fold));
  const [first, lead] = [tokens[0], own[0]];
  if (first === undefined || lead === undefined || tokens.length > 9) return 'no';
  if (tokens.every((t) => t.fold.length < 2)) return 'no';
  const possessive = /^(?:ma|mon|mes|notre|nos)$/u.test(lead.fold) && own[1]?.capital === true;
  if (dotted(tokens) || possessive) return 'strong';
  const ampersand = tokens.some((t, k) => (t.raw === '&' || t.fold === 'ni') && tokens[k + 1]?.capital);
  if (opensNoName(first, lead, own[1]) && !(lead.capital && ampersand)) return 'no';
  if (own.length === 1) return ofOneWord(first, lead);
  const rest = own.slice(1).filter((t) => !/^\d+\p{Ll}*$/u.test(t.raw));
  const capitals = rest.filter(isCapital).length;
  if (capitals === 0 && (!isCapital(lead) || CALENDAR.has(lead.fold))) return 'no';
  if (!isCapital(lead) && first === lead && !/^\d/u.test(lead.raw) && own.length > 3) return 'no';
  const label = LABEL_WORDS.has(lead.fold);
  if (capitals > 0 && (capitals >= rest.length / 2 || ampersand))
    return label && !hasSignWord(tokens) && capitals < 2 ? 'weak' : 'strong';
  if (label) return 'no';
  if (first !== lead && isCapital(lead) && first.capital) return 'strong';
  return capitals === 0 && rest.length === 0 && lead.capital && !isCommon(lead) ? 'strong' : 'weak';
}

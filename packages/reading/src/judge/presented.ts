import type { Around, Candidate } from '../candidates/types.ts';
import {
  A_KIND,
  ADJECTIVE,
  APPOSED,
  ENDORSED,
  FOUNDED,
  FOUNDS,
  SUPERLATIVE,
} from '../lexicons/judge/presented.ts';
import { isKind, provides } from '../lexicons/kinds.ts';
import { wordsOf } from '../lexicons/list.ts';
import { holds } from '../patterns/holds.ts';

const PARTICIPLE =
  /^ ?, [a-z]+(?:ee?s?|is|it|us?|ant) (?:a|au|aux|en|par|dans|chez|sur|depuis|de|d|du|des|avec)\b/u;
const PRONOUN = /^ ?, (?:il|elle|ils|elles|lui|eux|it|they) /u;

/** A trade by the shape of its noun, where no list knows it: "relieuse", "vannier", "campanologue". Only trusted in apposition. */
const TRADE_SHAPE = /^[a-z]{3,}(?:eur|euse|rice|iste|logue|iatre|ier|iere|icien|icienne|graphe)$/u;
/** Nouns and adjectives of that shape that are no trades, or roles inside a house. */
const NOT_TRADES = wordsOf('not-trades');
const trade = (word: string) => {
  const one = word.replace(/s$/u, '');
  return isKind(word) || (TRADE_SHAPE.test(one) && !NOT_TRADES.has(one) && !NOT_TRADES.has(word));
};

/** A kind of provider is given right after: ", menuisier à Bourg-lès-Valence", ", petit bureau d'études". */
function kindAfter(after: string): boolean {
  const open = /^ ?([,(–:]) ?([a-z]+)(?: ([a-z]+))?(?: ([a-z]+))?/u.exec(after);
  if (open === null) return false;
  const [, sign, first = '', second = '', third = ''] = open;
  if (isKind(first) || (sign === ',' && trade(first))) return true;
  return ADJECTIVE.test(first) && (isKind(second) || (ADJECTIVE.test(second) && isKind(third)));
}

/** A place in brackets right after: "(Montivilliers)". */
function bracketedPlace(c: Candidate): boolean {
  const next = c.unit.tokens[c.j];
  return next !== undefined && /^\s*\($/u.test(next.gap) && next.capital;
}

/** How what follows the name presents it: its kind, an address or a relative clause, a participle. */
export function presentedAfter(c: Candidate, a: Around): 'kindAfter' | 'apposed' | 'participle' | null {
  if (!/^ ?[,(–:]/u.test(a.after)) return bracketedPlace(c) ? 'apposed' : null;
  const kinds = A_KIND.exec(a.after)?.[1]?.split(' ').some(provides) === true;
  if (kinds || kindAfter(a.after)) return 'kindAfter';
  if (APPOSED.test(a.after) || bracketedPlace(c)) return 'apposed';
  return PARTICIPLE.test(a.after) ? 'participle' : null;
}

const HAS_FOUNDED = new RegExp(`^ ?(?:a|ont|vient d|viennent d) (?:${FOUNDED}|ouvrir|inaugurer) `, 'u');
/** "Pigment a ouvert au printemps"; not "Odile a ouvert Pigment", where the house comes after. */
export const hasFounded = (c: Candidate, a: Around): boolean =>
  holds(HAS_FOUNDED, a.after) && !c.unit.tokens.slice(c.j + 2, c.j + 5).some((t) => t.capital && !t.opening);

/** "Odile a ouvert [Pigment]". */
export const founded = (a: Around): boolean => holds(FOUNDS, a.tail);

export const superlative = (a: Around): boolean => SUPERLATIVE.test(a.after);
export const endorsed = (a: Around): boolean => holds(ENDORSED, a.after);
export const takenUp = (a: Around): boolean => PRONOUN.test(a.after);

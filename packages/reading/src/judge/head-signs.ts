import { hasSignWord, likeness } from '../candidates/likeness.ts';
import type { Around, Candidate } from '../candidates/types.ts';
import { fold } from '../document/fold.ts';
import { ARTICLES } from '../lexicons/grammar.ts';
import { BODY } from '../lexicons/judge/head-signs.ts';
import { APPOSED } from '../lexicons/judge/presented.ts';
import { STREET_AFTER } from '../lexicons/judge/whereabouts.ts';
import { isKind } from '../lexicons/kinds.ts';
import { LABEL_WORDS } from '../lexicons/labels-of-lists.ts';
import { isTown } from '../names/towns.ts';
import { chain } from './chains.ts';
import type { HEAD_WEIGHTS } from './weights.ts';
import { townAfter } from './whereabouts.ts';

export type HeadSign = keyof typeof HEAD_WEIGHTS;

/** "**Bilan Clair**, à Bagnolet" then "deux experts-comptables, ambiance familiale": what follows opens on who provides. */
const saysKind = (body: string): boolean =>
  fold(body.slice(0, 90))
    .split(/[^a-z-]+/u, 9)
    .some((word) => word.length > 3 && isKind(word));

/**
 * The signs that an unknown head of an entry is a business, or is not. `company` says how sure it is that the entries around
 * it are businesses, 0 to 3.
 */
export function headSignsOf(c: Candidate, a: Around, body: string, company: number): HeadSign[] {
  const tokens = c.unit.tokens.slice(c.i, c.j);
  const like = likeness(tokens);
  const signs: HeadSign[] = [];
  const lead = tokens.find((t) => !ARTICLES.has(t.fold))?.fold ?? '';
  // "**Délai** : huit jours" labels what follows; a gap to fill in is numbered like a house: "Artisan 2".
  const labels = c.unit.ordinal === null && LABEL_WORDS.has(lead);
  const series = company > 3 || (company > 2 && !labels && (c.emphasised || !isKind(lead)));
  if (series) signs.push('series');
  if (like === 'strong') signs.push('likeName');
  if (like === 'no' && !series) signs.push('unlikeName');
  if (company > 0) signs.push(company > 1 ? 'besideKnown' : 'besideLikely');
  if (BODY.test(body)) signs.push('facts');
  if (APPOSED.test(a.after)) signs.push('apposed');
  if (hasSignWord(tokens) || isKind(c.unit.tokens[c.i - 1]?.fold ?? '')) signs.push('sign');
  if (company < 2 && isTown(tokens)) signs.push('town');
  if (c.emphasised)
    signs.push(company > 1 && !tokens.every((t) => t.common) ? 'emphasisedBesideKnown' : 'emphasised');
  if (townAfter(c) || STREET_AFTER.test(a.after)) signs.push('placed');
  const own = tokens.filter((t) => !ARTICLES.has(t.fold));
  if (chain(own)) signs.push('chain');
  if (!c.emphasised && tokens[0]?.capital === false && !/\d/u.test(tokens[0].raw)) signs.push('lowerCase');
  if (saysKind(body)) signs.push('kindInBody');
  if (company < 0) signs.push('madeOtherwise');
  return signs;
}

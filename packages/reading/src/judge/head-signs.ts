import { hasSignWord, likeness } from '../candidates/likeness.ts';
import type { Around, Candidate } from '../candidates/types.ts';
import { fold } from '../document/fold.ts';
import { ARTICLES, PREPOSITIONS } from '../lexicons/grammar.ts';
import { BODY } from '../lexicons/judge/head-signs.ts';
import { APPOSED } from '../lexicons/judge/presented.ts';
import { STREET_AFTER } from '../lexicons/judge/whereabouts.ts';
import { isKind } from '../lexicons/kinds.ts';
import { chain } from './chains.ts';
import { isTown } from './places.ts';
import { verbFollows } from './subject.ts';
import type { HEAD_WEIGHTS } from './weights.ts';
import { townAfter } from './whereabouts.ts';

export type HeadSign = keyof typeof HEAD_WEIGHTS;

/** "**Bilan Clair**, à Bagnolet" then "deux experts-comptables, ambiance familiale": what follows opens on who provides. */
const saysKind = (body: string): boolean =>
  fold(body.slice(0, 90))
    .split(/[^a-z-]+/u, 9)
    .some((word) => word.length > 3 && isKind(word));

/** "7. **aiguille & coton**": numbered and set apart, or linked, like the known name beside it; "À Toulon même" says where. */
const inSeries = ({ unit, i, emphasised }: Candidate): boolean =>
  emphasised &&
  !PREPOSITIONS.has(unit.tokens[i]?.fold ?? '') &&
  (unit.ordinal !== null ||
    unit.marks.some(
      (m) => m.kind === 'link' && m.from <= (unit.tokens[i]?.from ?? 0) && m.from <= unit.head + 1,
    ));

/**
 * The signs that an unknown head of an entry is a business, or is not. `company` says how sure it is that the entries around
 * it are businesses, 0 to 2.
 */
export function headSignsOf(c: Candidate, a: Around, body: string, company: number): HeadSign[] {
  const tokens = c.unit.tokens.slice(c.i, c.j);
  const like = likeness(tokens);
  const signs: HeadSign[] = [];
  const series = company > 1 && inSeries(c);
  if (series) signs.push('series');
  if (like === 'strong') signs.push('likeName');
  if (like === 'no' && !series) signs.push('unlikeName');
  if (company > 0) signs.push(company > 1 ? 'besideKnown' : 'besideLikely');
  if (BODY.test(body)) signs.push('facts');
  if (verbFollows(c)) signs.push('verb');
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
  return signs;
}

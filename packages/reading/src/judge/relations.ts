import type { Around, Candidate } from '../candidates/types.ts';
import type { Token } from '../document/types.ts';
import { HAS_LISTED, REGION_LAST } from '../lexicons/judge/relations.ts';
import { STREET_AFTER } from '../lexicons/judge/whereabouts.ts';
import { isKind } from '../lexicons/kinds.ts';
import { holds } from '../patterns/holds.ts';
import { chain } from './chains.ts';
import { personAfterHouse } from './person-signs.ts';
import {
  afterOffer,
  asPeer,
  namedSo,
  namedThing,
  nameOf,
  openedOn,
  opensLine,
  qualityOf,
  theOneIs,
  topicOf,
} from './standing.ts';
import type { Sign } from './weights.ts';
import { townAfter } from './whereabouts.ts';

/** What the answer named before: another mention of the same words, the business counted last. */
type Earlier = { again: boolean; latest: Candidate | null };

const PRICE = /\d(?: ?, ?\d+)? ?€|€ ?\d/u;
function listedThere({ unit, plain, i }: Candidate, house: Candidate | null): boolean {
  if (house?.unit !== unit || house.j > i) return false;
  const to = plain.at[i] ?? 0;
  const from = Math.max(plain.at[house.j - 1] ?? 0, to - 160);
  return plain.text.lastIndexOf(':', to) > from && holds(HAS_LISTED, plain.text.slice(from, to));
}

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
  const signs: Sign[] = [];
  if (kind === 0 && personAfterHouse(c, a, earlier.latest, own, presented)) signs.push('personAfterHouse');
  const said = a.after.slice(0, a.ownEnd);
  if (said.includes('€') && PRICE.test(said)) signs.push('priced');
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
  if (earlier.again) signs.push('again');
  if (earlier.latest === null) signs.push('noneYet');
  else if (earlier.latest.unit !== c.unit) signs.push('elsewhereOnly');
  if (openedOn(a)) signs.push('openedOn');
  if (qualityOf(a)) signs.push('qualityOf');
  if (namedSo(a)) signs.push('namedSo');
  if (asPeer(a)) signs.push('asPeer');
  if (nameOf(a)) signs.push('nameOf');
  if (theOneIs(a)) signs.push('theOneIs');
  if (earlier.latest !== null && topicOf(a)) signs.push('topicOf');
  if (own.length > 1 && REGION_LAST.test(c.name)) signs.push('ofRegion');
  if (listedThere(c, earlier.latest)) signs.push('listedThere');
  if (opensLine(c)) signs.push('opensLine');
  if (afterOffer(c)) signs.push('afterOffer');
  if (kind === 0 && namedThing(c)) signs.push('namedThing');
  return signs;
}

import { hasSignWord } from '../candidates/likeness.ts';
import { extend } from '../candidates/spans.ts';
import type { Around, Candidate } from '../candidates/types.ts';
import type { Token } from '../document/types.ts';
import { IN_PERSON, ONE_OF } from '../lexicons/judge/people-of-house.ts';
import { isKind } from '../lexicons/kinds.ts';
import { isTown } from '../names/towns.ts';

const HOUSE_OF_PERSON =
  /^(?:de|du|d|des|chez|from|at|of|cheffe?|patronne?|gerante?|fondateur|fondatrice|directeur|directrice)$/u;

/** "Layla Chenouf, de l'atelier [Mille & Une Couches],": a person named with the house that comes next. */
export function ofNextHouse({ unit, j }: Candidate): boolean {
  const { tokens } = unit;
  let k = j;
  if (!/^\s*[,(]\s*$/u.test(tokens[k]?.gap ?? '')) return false;
  const first = tokens[k]?.fold ?? '';
  if (!HOUSE_OF_PERSON.test(first)) return false;
  k++;
  while (
    k < j + 4 &&
    !tokens[k]?.capital &&
    /^(?:de|du|d|des|la|le|l|les|the|chez)$/u.test(tokens[k]?.fold ?? '')
  )
    k++;
  const kind = isKind(tokens[k]?.fold ?? '') && !tokens[k]?.capital;
  if (kind) k++;
  while (kind && /^(?:de|du|d|des|la|le|l|les)$/u.test(tokens[k]?.fold ?? '') && !tokens[k]?.capital) k++;
  const name = tokens[k];
  if (name === undefined || !name.capital || k > j + 6) return false;
  const end = extend(tokens, k);
  return !isTown(tokens.slice(k, end)) && (kind || first === 'chez' || end - k > 1);
}

export const oneOfItsPeople = (a: Around, ofHouse: boolean): boolean =>
  ONE_OF.test(a.tail) || (ofHouse && IN_PERSON.test(a.tail));

/** A first name and a surname that no list knows. */
export const inTwoNames = (own: readonly Token[]): boolean =>
  own.length === 2 &&
  own.every((t) => t.capital && !/\d/u.test(t.raw)) &&
  own[1]?.common === false &&
  !isKind(own[0]?.fold ?? '') &&
  !hasSignWord(own);

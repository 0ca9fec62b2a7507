import type { Around, Candidate } from '../candidates/types.ts';
import type { Token } from '../document/types.ts';
import { conjugated } from '../lexicons/conjugation.ts';
import { ARTICLES, PREPOSITIONS } from '../lexicons/grammar.ts';
import {
  AGENT,
  CLAUSE_START,
  HOUSE_OF,
  IN_KIND,
  PLACE_BEFORE,
  SUBJECT_AFTER,
  THAT_OF,
} from '../lexicons/judge/announced.ts';
import { isKind } from '../lexicons/kinds.ts';
import { words } from '../lexicons/list.ts';
import { PUBLIC_OPENERS } from '../lexicons/public.ts';
import { ANNOUNCING, PROVIDER_VERBS, recommends } from '../lexicons/verbs.ts';
import { find, holds } from '../patterns/holds.ts';
import { endsInWord, lastWord } from '../patterns/last-word.ts';

const BEFORE_PLACES = words(`
  a au aux en vers de du des d dans sur sous depuis par cote to in at from of on near around through
  across toward towards outside beyond
`);
const CHEZ = /(?:^|\s)chez $/u;
const DEFINITE = /^(?:le|la|l|les|leur|the|cet)$/u;
/** Small words inside the name of a trade: "bar à vins", "agence de voyage". */
const INSIDE_KIND = /^(?:a|au|aux|d|de|en|et)$/u;

/** Where the kind of provider stands before token `from`: "le [bar] à vins X"; -1 without. */
export function kindAt(tokens: readonly Token[], from: number): number {
  for (let k = from; k >= Math.max(0, from - 2); k--) {
    const token = tokens[k];
    if (token === undefined) return -1;
    const compound = token.gap === '-' ? `${tokens[k - 1]?.fold}-${token.fold}` : '';
    if (isKind(token.fold) || isKind(compound)) return k;
    const small = k < from && INSIDE_KIND.test(token.fold);
    const stops =
      token.capital ||
      token.opening ||
      PROVIDER_VERBS.has(token.fold) ||
      (PREPOSITIONS.has(token.fold) && !small) ||
      ARTICLES.has(token.fold);
    if ((stops && !small) || (token.gap !== ' ' && !/^\s$/u.test(token.gap))) return -1;
  }
  return -1;
}

/** A person is named in two words where a place is often named in one. */
const inTwo = ({ unit, i, j }: Candidate) =>
  unit.tokens.slice(i, j).filter((t) => t.capital).length > 1 &&
  !unit.tokens.slice(i + 1, j).some((t) => t.gap === '-');

const ARTICLE = words('la l le les');
const OF_FRENCH = words('de d du des');
/**
 * How firmly a kind of provider stands right before: 2.5 for "le bar à vins X", "l'atelier de Jeanne X", 1 for "le club de la X",
 * where X may be the place, 0 for "un atelier de X", where it is one.
 */
export function kindBefore(c: Candidate): number {
  const { tokens } = c.unit;
  const gap = tokens[c.i]?.gap ?? '';
  if (c.i > 0 && gap !== ' ' && !/^[\s'’]$/u.test(gap)) return 0;
  let last = c.i - 1;
  let link = '';
  if (ARTICLE.has(tokens[last]?.fold ?? '')) {
    if (!/^(?:de|d)$/u.test(tokens[last - 1]?.fold ?? '')) return 0;
    link = 'de la';
    last -= 2;
  } else if (OF_FRENCH.has(tokens[last]?.fold ?? '')) {
    link = tokens[last]?.fold ?? '';
    last--;
  }
  const kind = kindAt(tokens, last);
  if (kind < 0) return 0;
  if (link === '') return 2.5;
  const bare = link === 'de' || link === 'd';
  // "la ludothèque de Ménimur": what a town runs, in one of its quarters.
  const noun = tokens[kind]?.fold ?? '';
  if (bare && PUBLIC_OPENERS.has(noun) && noun !== 'salon') return 0;
  if (!bare) return 1;
  const definite = [tokens[kind - 1], tokens[kind - 2]].some(
    (t, n) =>
      t !== undefined && DEFINITE.test(t.fold) && (n === 0 || !/[,;:(–—]/u.test(tokens[kind]?.gap ?? '')),
  );
  if (!definite) return 0;
  return inTwo(c) && kind === last ? 2.5 : 1;
}

const INDEFINITE = /^(?:un|une|autre|propre|nouvelle|a|an|another)$/u;

const OPENS_NAME = words(': ( ,');
/** A kind of provider announces the name: "un poseur indépendant : X", "certaines épiceries vrac (X". */
export function kindAnnounces(before: string): boolean {
  if (!OPENS_NAME.has(lastWord(before)) || !/[:(,] $/.test(before)) return false;
  const open = /(?<![a-z ])([a-z ]+) ([:(,]) $/u.exec(before.slice(-60));
  const said = open?.[1]?.trim().split(' ') ?? [];
  if (
    open?.[2] === ',' &&
    ![said.at(-4) ?? said[0], said.at(-3), said.at(-2)].some((w) => INDEFINITE.test(w ?? ''))
  )
    return false;
  return said.slice(-4).some(isKind);
}

const OF = words('de du des d at of');
const OPENS_CLAUSE = words(', ; : ) – que et mais puis ou car while and but whereas');
/** "ce que l'on trouve à Fès": a place, where "adressez-vous à" would announce a house. */
const FOUND_AT =
  /(?:trouve|trouver|trouvent|trouverez|mange|voit|fait|vend|y a|vit|habite) (?:a|au|aux|en) $/u;
/** "X, à [Mercuès]": the place of the house just named. */
const SET_IN = /[,(] (?:a|au|aux|en|vers|pres de|sur) $/u;
export const beginsClause = (a: Around): boolean => {
  const last = lastWord(a.tail);
  return last === '' ? a.before.trim() === '' : OPENS_CLAUSE.has(last) && CLAUSE_START.test(a.tail);
};
export const announces = (a: Around): boolean => holds(ANNOUNCING, a.tail);
export const afterPreposition = (a: Around): boolean =>
  BEFORE_PLACES.has(lastWord(a.tail)) && PLACE_BEFORE.test(a.tail);
export const ofItsHouse = (a: Around): boolean => OF.has(lastWord(a.tail)) && holds(HOUSE_OF, a.tail);
export const thatOf = (a: Around): boolean =>
  OF.has(lastWord(a.tail)) &&
  a.tail.includes('cel', Math.max(0, a.tail.length - 16)) &&
  THAT_OF.test(a.before);
export const agent = (a: Around): boolean => lastWord(a.tail) === 'par' && holds(AGENT, a.tail);
/** "X a une cabine à la clinique [Y]": where the house just named receives. */
export const inKind = (a: Around): boolean => IN_KIND.test(a.tail);
export const atHouse = (c: Candidate, a: Around): boolean =>
  (lastWord(a.tail) === 'chez' && CHEZ.test(a.tail)) ||
  a.before === 'at ' ||
  c.unit.tokens[c.i]?.fold === 'chez';

export function subjectAfterVerb(a: Around): boolean {
  const verb = endsInWord(a.tail) ? find(SUBJECT_AFTER, a.tail) : null;
  return (
    verb !== null &&
    [verb[1], verb[2]].some((v) => v !== undefined && PROVIDER_VERBS.has(v) && conjugated(v, v))
  );
}

/** The words before the name make it the place of something rather than a house. */
export function placedBy(c: Candidate, a: Around, sign: boolean, shielded: boolean): boolean {
  if (!afterPreposition(a) || (a.before === 'at ' && c.j - c.i > 1)) return false;
  const found = holds(FOUND_AT, a.tail);
  const offered = shielded || (recommends(a.tail) && !found) || ofItsHouse(a) || thatOf(a) || agent(a);
  return (!offered && !sign) || ((SET_IN.test(a.tail) || found) && !sign);
}

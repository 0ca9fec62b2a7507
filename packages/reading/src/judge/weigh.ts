import { hasSignWord, isCapital, isCommon } from '../candidates/likeness.ts';
import type { Around, Candidate } from '../candidates/types.ts';
import type { Token } from '../document/types.ts';
import { ARTICLES } from '../lexicons/grammar.ts';
import { isKind, TITLES } from '../lexicons/kinds.ts';
import { fronted, listed } from '../lexicons/offering.ts';
import { bearsName, comesAfterVerb, doneBy, FIRM_LETTERS, SETS_UP } from '../lexicons/presenting.ts';
import { recommends } from '../lexicons/verbs.ts';
import { holds } from '../patterns/holds.ts';
import { lastWord } from '../patterns/last-word.ts';
import {
  agent,
  announces,
  atHouse,
  beginsClause,
  inKind,
  kindAnnounces,
  kindBefore,
  ofItsHouse,
  placedBy,
  subjectAfterVerb,
  thatOf,
} from './announced.ts';
import { recommendedTo, turnedTo, withoutKind } from './bare.ts';
import type { Emphasis } from './emphasis.ts';
import {
  countedKinds,
  frontedSubject,
  namedAfterNoun,
  oneOfThem,
  pickedOut,
  whereSubject,
} from './introduced.ts';
import { endorsed, founded, hasFounded, presentedAfter, superlative, takenUp } from './presented.ts';
import { relationsOf } from './relations.ts';
import { verbAfter } from './subject.ts';
import type { Sign } from './weights.ts';
import type { Where } from './where.ts';

/** What the sentence before already holds: a business it is joined to, the entry of another house. */
export type Beside = {
  joined: number;
  inside: boolean;
  ahead: boolean;
  after: boolean;
  again: boolean;
  where: Where | null;
  latest: Candidate | null;
  emphasis: Emphasis | null;
};

/** Two capitalised words, none of a sign: a first name and a surname. */
const person = (own: readonly Token[], all: readonly Token[]) =>
  own.length === 2 &&
  all.length === 2 &&
  own.every((t) => t.capital && !/\d/u.test(t.raw)) &&
  !isKind(own[0]?.fold ?? '') &&
  !own[1]?.common;

const TOOL_BEFORE =
  /(?:^|\s)(?:logiciels?|appli|application|outil|software|marques?|modeles?|editeurs?)(?=\s)/u;

/** What is done to the reader is done by a provider: "X vous conseillera". */
const SERVES = /^ ?(?:, [^,.;]{3,60} , )?(?:ne )?(?:vous|te|t) (?!y |en )[a-z]+(?:a|ont|e|ent|it|d|t)(?=\s)/u;
/** "En 1850, X dépose son brevet". */
const LONG_AGO = /^(?:en|vers|des|des l an|in) 1\d{3} /u;

/** The signs that a name in running text is a provider offered to the reader, or is not. */
export function signsOf(c: Candidate, a: Around, beside: Beside): Sign[] {
  const tokens = c.unit.tokens.slice(c.i, c.j);
  const own = tokens.filter((t) => !ARTICLES.has(t.fold));
  const [lead] = own;
  const sign = hasSignWord(tokens) || TITLES.has(lead?.fold ?? '');
  const kind = kindBefore(c);
  const presented = presentedAfter(c, a);
  const verb = verbAfter(c);
  const article = tokens[0] !== lead && tokens[0]?.capital === true && !tokens[0].opening;
  const bare = withoutKind(c, a, kind);
  const either = (told: (b: Around) => boolean) => told(a) || (bare !== a && told(bare));
  const recommended = recommends(a.tail) || (bare !== a && recommends(bare.tail));
  const begins = beginsClause(a);
  const firm = presented === 'kindAfter' || presented === 'apposed';
  const leads = (lead?.opening === true || begins) && verb !== null && verb !== 'doesLater';
  const capitals = own.filter(isCapital).length;
  const bears = bearsName(a.tail, c.plain.text.slice(0, c.plain.at[c.i]));
  const shielded = kind >= 2 || presented === 'kindAfter' || (kind > 0 && firm) || bears || beside.joined > 2;
  const signs: Sign[] = [];
  if (recommended && turnedTo(bare)) signs.push('turnedTo');
  if (kind > 2) signs.push('kindBefore');
  const chez = atHouse(c, a);
  if (chez) signs.push('chez');
  if (recommended) signs.push(recommendedTo(bare));
  else if (either(announces)) signs.push('announced');
  if (begins) signs.push('begins');
  const announcedByKind = kindAnnounces(a.tail);
  if (announcedByKind) signs.push('kindAnnounces');
  if (ofItsHouse(a)) signs.push('ofItsHouse');
  if (either(thatOf)) signs.push('thatOf');
  if (either(agent)) signs.push('agent');
  if (either(subjectAfterVerb)) signs.push('subjectAfterVerb');
  if (either(fronted)) signs.push('fronted');
  if (either(listed) || either(countedKinds)) signs.push('listed');
  if (bears) signs.push('bearsName');
  if (holds(SETS_UP, a.after)) signs.push('setsUp');
  if (holds(SERVES, a.after)) signs.push('serves');
  if (founded(a)) signs.push('founded');
  if (presented !== null) signs.push(presented);
  if (verb !== null && verb !== 'is') signs.push(verb);
  if (beside.joined > 0) signs.push(beside.joined > 2 ? 'joinedByAnd' : 'joinedByComma');
  if (beside.joined > 3) signs.push('joinedToHead');
  if (superlative(a)) signs.push('superlative');
  if (endorsed(a) || hasFounded(c, a)) signs.push('endorsed');
  if (takenUp(a)) signs.push('pronoun');
  if (LONG_AGO.test(a.before)) signs.push('dated');
  if (sign) signs.push('sign');
  if (article) signs.push('article');
  if (c.emphasised) signs.push('emphasised');
  if (capitals > 1) signs.push(capitals > 2 ? 'manyCapitals' : 'twoCapitals');
  if (beside.inside && kind < 2 && !sign && beside.joined === 0) signs.push('insideEntry');
  if (
    beside.after &&
    (c.unit.tokens[c.i - 1]?.raw === 'où' || (kind >= 2 && !firm && !recommended && inKind(a)))
  )
    signs.push('whereInHouse');
  const ofHouse = beside.inside || (beside.after && !firm && !leads);
  if (ofHouse && kind === 0 && !sign && !chez && person(own, tokens)) signs.push('personOfHouse');
  if (placedBy(c, a, sign, shielded)) signs.push('place');
  if (own.length === 1 && lead?.opening && isCommon(lead) && !c.emphasised) signs.push('wordOpening');
  if (a.before.lastIndexOf('(') > a.before.lastIndexOf(')') && !announcedByKind) signs.push('bracketed');
  if (holds(TOOL_BEFORE, a.before)) signs.push('tool');
  if (own.length === 1 && /^\p{Lu}{1,6}\d*$/u.test(lead?.raw ?? '') && !FIRM_LETTERS.has(lead?.fold ?? ''))
    signs.push('acronym');
  if (own.length === 1) signs.push('oneWord');
  if (own.every(isCommon)) signs.push('wordsOnly');
  if (lead?.opening === true) signs.push('opensSentence');
  if (!recommended && either(comesAfterVerb)) signs.push('inverted');
  if (either(doneBy) && !person(own, tokens)) signs.push('doneBy');
  if (lastWord(a.tail) === '(' && /€ \( ?(?:le |la |les |l )?$/u.test(a.tail)) signs.push('priceBefore');
  if (either(pickedOut)) signs.push('pickedOut');
  if (either(oneOfThem)) signs.push('oneOfThem');
  if (namedAfterNoun(c, a)) signs.push('named');
  if (beside.ahead) signs.push('joinedAhead');
  if (verb !== null && frontedSubject(a)) signs.push('frontedSubject');
  if (verb !== null && own.length > 1 && whereSubject(c)) signs.push('whereSubject');
  if (beside.where !== null) signs.push(beside.where);
  if (beside.emphasis !== null) signs.push(beside.emphasis);
  signs.push(...relationsOf(c, a, beside, own, kind, presented));
  return signs;
}

/** The sum of tenths, without what binary fractions lose. */
export const weigh = <S extends string>(signs: readonly S[], weights: Readonly<Record<S, number>>): number =>
  Math.round(signs.reduce((sum, s) => sum + weights[s], 0) * 10) / 10;

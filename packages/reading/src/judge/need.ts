import type { Around } from '../candidates/types.ts';
import type { Token } from '../document/types.ts';
import { LIGHT, OPENERS, PREPOSITIONS } from '../lexicons/grammar.ts';
import {
  ALONE,
  DROPPED,
  ITS_PEOPLE,
  ONLY,
  OUT_OF_TOWN,
  TURNED,
  WEIGHS,
  WITHOUT,
} from '../lexicons/judge/need.ts';
import { isKind } from '../lexicons/kinds.ts';
import { wordsOf } from '../lexicons/list.ts';
import { findAll, holds } from '../patterns/holds.ts';
import { about as isAboutIt } from './afterwards.ts';
import { saidOf } from './clause.ts';
import { concedes } from './concession.ts';
import { closedWhenAsked } from './hours.ts';
import { narrowed } from './narrowed.ts';
import { notForThat } from './not-for-that.ts';
import { SHORTEST, stem } from './stem.ts';
import { withoutAsked } from './turns-away.ts';
import { no, type Verdict } from './verdict.ts';

/** Words of a question that say how one asks rather than what one needs. */
const ASKING = wordsOf('asking');

/** What the question asks for, as stems: "réparer une selle d'obstacle" gives "repar", "selle", "obsta". */
export function needOf(question: readonly Token[], aside: ReadonlySet<string>): ReadonlySet<string> {
  const own = question.filter(
    ({ fold, capital, opening }) =>
      fold.length >= SHORTEST &&
      !/^\d/u.test(fold) &&
      !(capital && !opening) &&
      !aside.has(fold) &&
      !ASKING.has(fold) &&
      !isKind(fold) &&
      !LIGHT.has(fold) &&
      !OPENERS.has(fold) &&
      !PREPOSITIONS.has(fold),
  );
  return new Set(own.map((t) => stem(t.fold)));
}

/** Whom age alone keeps out: said of a grown-up, it is no refusal. */
const GROWN = /^(?:adultes?|majeure?s?|plus de)(?=\s|$)/u;

function onlyOther(said: string, { about, minor }: Asks): boolean {
  return findAll(ONLY, said).some(([, object = '']) => {
    const named = object.split(' ').filter((w) => w.length >= SHORTEST);
    if (GROWN.test(object) && !minor) return false;
    return ALONE.test(object) && !named.some((w) => about.has(stem(w)));
  });
}

type Asks = {
  need: ReadonlySet<string>;
  about: ReadonlySet<string>;
  minor: boolean;
  town: ReadonlySet<string>;
};

/** "Toutes ses fleurs ne sont pas françaises": some are. */
const PARTLY = /\stou(?:te)?s (?:ses|les|leurs) [a-z]+ ?$/u;

/** R2d: the answer says outright that the house does not do what is asked. */
export function lacksNeed(a: Around, asks: Asks): Verdict | null {
  const { need, about, town } = asks;
  const own = saidOf(a);
  const said = own.length === a.after.length && isAboutIt(a.next) ? `${own}${a.next}` : own;
  if (findAll(OUT_OF_TOWN, said).some(([, place = '']) => town.has(place)))
    return no('ne sert pas ce besoin', 'R2d · pas dans cette ville', true);
  if (closedWhenAsked(said, about)) return no('ne sert pas ce besoin', 'R2d · fermé le jour demandé', true);
  if (withoutAsked(said, (word) => about.has(stem(word))))
    return no('ne sert pas ce besoin', 'R2d · ne fait pas ce qui est demandé', true);
  if (need.size === 0) return null;
  // The last word tells the most: "guitares électriques" are not the guitars one asks about.
  const contents = (object: string) =>
    object.split(' ').filter((w) => w.length >= SHORTEST && !PREPOSITIONS.has(w));
  const needed = (object: string) =>
    contents(object)
      .slice(-1)
      .some((w) => need.has(stem(w)));
  const without = findAll(WITHOUT, said).some((found) => {
    const from = found.index + found[0].length - (found[1] ?? '').length;
    const rest = said.slice(from);
    const object = holds(ITS_PEOPLE, rest)
      ? (/^(?:[a-z]+ ?){1,2}/u.exec(rest.replace(ITS_PEOPLE, ''))?.[0] ?? '')
      : (found[1] ?? '');
    return (
      !PARTLY.test(said.slice(0, found.index + 1)) &&
      !WEIGHS.test(object) &&
      needed(object) &&
      !narrowed(` ${rest}`) &&
      !concedes(rest)
    );
  });
  const turned = findAll(TURNED, said).some(
    ([, object = '']) => !contents(object).some((w) => need.has(stem(w))),
  );
  const dropped = findAll(DROPPED, said).some(([, object = '']) =>
    contents(object).some((w) => need.has(stem(w))),
  );
  return without || turned || dropped || onlyOther(said, asks) || notForThat(a, need)
    ? no('ne sert pas ce besoin', 'R2d · ne fait pas ce qui est demandé', true)
    : null;
}

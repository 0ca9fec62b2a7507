import type { Around, Candidate } from '../candidates/types.ts';
import { ARTICLES } from '../lexicons/grammar.ts';
import { NAMED_SO, OPENING, PEER, QUALITY_OF, TOPIC } from '../lexicons/judge/standing.ts';
import { isKind } from '../lexicons/kinds.ts';
import { words, wordsOf } from '../lexicons/list.ts';
import { STREETS } from '../lexicons/places.ts';
import { THE_ONE_IS } from '../lexicons/unmatched.ts';
import { sameName } from '../names/spelling.ts';
import { holds, mayHold } from '../patterns/holds.ts';
import { lastWord } from '../patterns/last-word.ts';
import { offers } from './company.ts';
import { personNamed } from './person.ts';

/** "Ouverte en 2023 par deux grimpeurs, [X] compte": what opens the sentence is said of its subject. */
export const openedOn = (a: Around): boolean =>
  lastWord(a.tail) === ',' && a.before.length < 140 && OPENING.test(a.before);

/** What only somebody who works has: ways, gifts, trade, dealings with customers. */
const QUALITIES = wordsOf('qualities');
/** Said of what is had with an article of one's own or of the thing told: "l'approche de [X]", "le grand fort du [X]". */
const OF = words('de du des d chez');
export function qualityOf(a: Around): boolean {
  if (!OF.has(lastWord(a.tail))) return false;
  const noun = QUALITY_OF.exec(a.tail.slice(-70))?.[1];
  return noun !== undefined && QUALITIES.has(noun);
}

export const namedSo = (a: Around): boolean => mayHold(NAMED_SO, a.tail) && NAMED_SO.test(a.tail.slice(-64));

/** "La seule à travailler le noyer est [X]". */
const BEFORE_ONE = words(`
  est sont reste restent demeure serait sera appelle nomme nom de du is are remains doute etre toujours
  bien donc encore avis certainly
`);
export function theOneIs(a: Around): boolean {
  const last = lastWord(a.tail);
  return (BEFORE_ONE.has(last) || last.endsWith('ment')) && holds(THE_ONE_IS, a.before.slice(-150));
}

export const topicOf = (a: Around): boolean => TOPIC.test(a.before);

export const asPeer = (a: Around): boolean => mayHold(PEER, a.tail) && PEER.test(a.tail.slice(-80));

/** "Je glisserais aussi le nom de [X]", "on entend le nom de [X]". */
const NAME_OF =
  /(?:^|\s)(?:le|les|un|ce|du|au|un autre|deux) noms? (?:de|du|des|d|:)(?: (?:le|la|les|l))? $/u;
export const nameOf = (a: Around): boolean => mayHold(NAME_OF, a.tail) && NAME_OF.test(a.tail.slice(-40));

/** Nouns that may stand before the name of a house though they are no kind of house, and adverbial ones. */
const NO_APPOSITION = wordsOf('no-apposition');
const NO_NOUN = /(?:ment|ant|er|ir|ez|ons|ent|ait)$/u;

const DETERMINERS = words('le la l les du des un une au aux son sa ses leur leurs cette ce cet');
/** "l'école [Rouget-de-Lisle]", "du jazz [Blue Note]": a noun that is no kind of house is told by name. */
export function namedThing({ unit, i, j, emphasised }: Candidate): boolean {
  const [name, noun, det] = [unit.tokens[i], unit.tokens[i - 1], unit.tokens[i - 2]];
  if (name === undefined || noun === undefined || det === undefined || emphasised) return false;
  return (
    DETERMINERS.has(det.fold) &&
    sameName(name.gap) &&
    /^\s?$/u.test(name.gap) &&
    /^[\s'’]$/u.test(noun.gap) &&
    !noun.capital &&
    noun.common &&
    noun.fold.length > 2 &&
    !NO_APPOSITION.has(noun.fold) &&
    !NO_NOUN.test(noun.fold) &&
    !isKind(noun.fold) &&
    personNamed(unit.tokens.slice(i, j)) === null &&
    !STREETS.has(noun.fold)
  );
}

/** "- [Le Moulin de la Reyssouze] broie un mélange": it opens its line of a list, where the other lines have their names. */
export const opensLine = ({ unit, i }: Candidate): boolean =>
  unit.kind === 'item' &&
  unit.marked &&
  unit.line === 0 &&
  unit.tokens
    .slice(0, i)
    .every((t) => t.from < unit.head || (!t.capital && ARTICLES.has(t.fold)) || isKind(t.fold));

/** "**Et en ligne ?** [X] ou Y", "**À domicile** : *[X]*": what a label that offers others names. */
export function afterOffer({ unit, i, emphasised }: Candidate): boolean {
  const from = unit.tokens[i]?.from ?? 0;
  const label = unit.marks.find((m) => m.kind !== 'link' && m.from <= unit.head + 1 && m.to < from);
  return (
    label !== undefined &&
    (emphasised ? /^[^:?!.,;(]{3,60}[:?]/u : /^[^:?!.,;(]{3,60}[:?]\s*(?:(?:les?|la|l['’]|the)\s?)?$/iu).test(
      unit.text.slice(label.from, from),
    ) &&
    offers(unit.tokens.filter((t) => t.from >= label.from && t.to <= label.to).map((t) => t.fold))
  );
}

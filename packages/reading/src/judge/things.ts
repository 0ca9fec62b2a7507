import { hasSignWord } from '../candidates/likeness.ts';
import type { Around, Candidate } from '../candidates/types.ts';
import { LIGHT } from '../lexicons/grammar.ts';
import {
  EVENT_AFTER,
  EVENT_BEFORE,
  GOODS,
  GOODS_LISTED,
  THING_DOES,
  TOPIC,
  WORKS_BEFORE,
  WORN,
} from '../lexicons/judge/things.ts';
import { isKind } from '../lexicons/kinds.ts';
import { find, holds } from '../patterns/holds.ts';
import { personNamed } from './person.ts';
import { no, type Verdict } from './verdict.ts';

/** The same in brackets only: "une combinaison 4/3 (Rip Curl, [O'Neill])"; not "un loueur de combinaisons (X)". */
const WORN_LISTED = new RegExp(`(?:^|\\s)((?:[a-z]+ ){0,4})${WORN}(?: [a-z\\d/]+){0,4} \\( ?[^():;.]*$`, 'u');
const wornListed = (tail: string): boolean => {
  const words = tail.includes('(') ? find(WORN_LISTED, tail)?.[1] : undefined;
  return (
    words
      ?.trim()
      .split(' ')
      .every((w) => !isKind(w)) === true
  );
};

const SEASON = /(?:festival|edition|affluence|chambres|hotels|complet|reserve|embouteill|circulation|foule)/u;

/** "Les réseaux Car Jaune et [Citalis] desservent": lines of public transport. */
const LINES_BEFORE = /(?:^|\s)(?:reseaux?|lignes?|bus|trams?|tramways?|cars?|navettes?)(?: [a-z]+){0,3} $/u;
const LINES_DO =
  /^ ?(?:desser(?:t|vent)|circul(?:e|ent)|pass(?:e|ent) (?:devant|toutes|tous|a )|relie(?:nt)? |mene(?:nt)? )/u;

/** A maker, a product, a work or an event named in running text, by the words around it (R6). */
export function thing(c: Candidate, a: Around): Verdict | null {
  const tokens = c.unit.tokens.slice(c.i, c.j);
  const own = tokens.filter((t) => !LIGHT.has(t.fold));
  const listed = (holds(GOODS_LISTED, a.tail) || wornListed(a.tail)) && personNamed(tokens) === null;
  if (!listed && hasSignWord(own) && own.some((t) => isKind(t.fold))) return null;
  if (listed || holds(GOODS, a.tail)) return no('marque ou label', 'R6 · produit ou marque');
  if (holds(TOPIC, a.before)) return no('marque ou label', 'R6 · d’un sujet qui n’est pas une maison');
  if (holds(THING_DOES, a.after) && !c.emphasised)
    return no('marque ou label', 'R6 · fait ce que fait une chose');
  if (holds(WORKS_BEFORE, a.tail)) return no('pas un nom d’entreprise', 'R6 · artiste ou œuvre');
  if (holds(EVENT_AFTER, a.after)) return no('pas un nom d’entreprise', 'R6 · événement');
  if (holds(EVENT_BEFORE, a.tail) && holds(SEASON, a.whole))
    return no('pas un nom d’entreprise', 'R6 · événement');
  if (
    holds(LINES_BEFORE, a.tail) &&
    holds(LINES_DO, a.after.replace(/^ ?(?:et|ou) [a-z]+(?: [a-z]+)? /u, ''))
  )
    return no('organisme public', 'R6 · transport');
  return null;
}

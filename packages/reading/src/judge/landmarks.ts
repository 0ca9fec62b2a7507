import type { Candidate } from '../candidates/types.ts';
import {
  ASK_THERE,
  DISTANCE,
  ENGLISH_BESIDE,
  GO_AS_FAR,
  HAPPENS_THERE,
  LANDMARK_BEFORE,
  LANDMARK_KIND,
  NEIGHBOUR,
  STOP_OF_LINE,
  WEIGHED,
  WHO_IS_BEHIND,
} from '../lexicons/judge/landmarks.ts';
import { isKind } from '../lexicons/kinds.ts';
import { LANDMARKS, STREETS } from '../lexicons/places.ts';
import { find, holds } from '../patterns/holds.ts';

/** "poussez jusqu'à la maroquinerie X"; "descendez jusqu'à la pharmacie X" tells the way. */
const PUSH_AS_FAR = /pouss[a-z]*(?: [a-z]+)? jusqu (?:a|au|aux) ?(?:le |la |les |l )?[a-z]+ $/u;
const besideKind = (before: string) => isKind(find(LANDMARK_KIND, before)?.[1] ?? '');
const BETWEEN = /(?:^|\s)(?:entre|between) (?:[a-z\d' ]{1,60}) (?:et|and)(?: (?:le|la|les|l|the))? ?$/u;

/** The words before the name only say where something else is (R2e). */
export const situates = (c: Candidate, before: string): boolean =>
  (holds(LANDMARK_BEFORE, before) &&
    !holds(NEIGHBOUR, before) &&
    !holds(GO_AS_FAR, before) &&
    !holds(HAPPENS_THERE, before) &&
    !(c.form !== null && holds(ASK_THERE, before))) ||
  (besideKind(before) && !(c.form === null && holds(PUSH_AS_FAR, before))) ||
  (holds(BETWEEN, before) && !holds(WEIGHED, before)) ||
  holds(ENGLISH_BESIDE, before) ||
  holds(DISTANCE, before);

/** "Derrière X se cache Anaïs Morel": who keeps it, not where somebody stands. */
export const isBehind = (before: string, after: string): boolean =>
  /(?:^|\s)(?:derriere|behind)(?: (?:le|la|les|l|the|cette|ce|enseigne|nom|de))* ?$/u.test(before) &&
  WHO_IS_BEHIND.test(after);

/** "voir le X s'allumer": a monument. */
const SEEN_BEFORE = /(?:voir|regarder|admirer|contempler|apercevoir|entendre)(?: (?:le|la|les|l))? ?$/u;
const SEEN_AFTER = /^ ?(?:s |se )?[a-z]{3,}(?:er|ir|re)(?=[ ,.])/u;

export const isSeen = (before: string, after: string): boolean =>
  holds(SEEN_BEFORE, before) && holds(SEEN_AFTER, after);

const OF_STREET = /(?:^|\s)(?:de|du|des|d|la|le|les|l)$/u;

/** "rue [Pasteur]", "arrêt de bus [Pasteur]": the name of a street, a stop or a place. */
export function namesStreet(c: Candidate, before: string): boolean {
  const words = before.trimEnd().replace(OF_STREET, '').trimEnd().replace(OF_STREET, '').trimEnd().split(' ');
  // "Devant lui se place X", "je place X": the verb.
  if (words.at(-1) === 'place' && /^(?:se|je|on|y|il|elle|qui|nous|te)$/u.test(words.at(-2) ?? ''))
    return false;
  // "poussez la porte de X": a house is entered, not a street.
  if (
    /^portes?$/u.test(words.at(-1) ?? '') &&
    words.slice(-5, -1).some((w) => /^(?:pouss|franchi|pass|ouvr|toqu|frapp|sonn)/u.test(w))
  )
    return false;
  const bare = c.how === 'core' && c.j - c.i === 1;
  return (
    (STREETS.has(words.at(-1) ?? '') ||
      (bare && LANDMARKS.has(words.at(-1) ?? '')) ||
      /^(?:parking|arret|station|hopital|gare|rond|parvis)$/u.test(words.at(-1) ?? '') ||
      STOP_OF_LINE.test(words.join(' '))) &&
    !/,$/u.test(before.trimEnd())
  );
}

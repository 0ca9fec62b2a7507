import { BRANDS } from '../lexicons/brands.ts';
import { REFUSES_AFTER } from '../lexicons/cues.ts';
import {
  ALL_THE_BETTER,
  AT_SOME_TIME,
  BUT_DOES,
  INSTEAD,
  LATER,
  OTHERS,
} from '../lexicons/judge/turns-away.ts';
import { DOES_NOT_DO, TURNS_AWAY } from '../lexicons/refusals.ts';
import { find, findAll } from '../patterns/holds.ts';
import { narrowed } from './narrowed.ts';

const ofOthers = (before: string, said: string) =>
  OTHERS.test(before) ||
  (/(?:^|\s)on ?$/u.test(before) &&
    /^ ?(?:ne|n) (?:(?:y )?(?:achet|vien|va |sort|venez|venir)|vous )/u.test(said));

const laterOnly = (refused: string, rest: string): boolean =>
  LATER.test(rest) &&
  !/ ni /u.test(rest) &&
  (/(?:rendez|place|creneau|date|table|reservation|appointment|booking)/u.test(refused) ||
    /liste d attente|waiting list/u.test(rest));

/** The house refuses this customer, outright. */
export function refuses(said: string): boolean {
  const match = find(REFUSES_AFTER, said);
  if (match === null) return false;
  const rest = said.slice(match.index + match[0].length);
  if (laterOnly(match[0], rest) || AT_SOME_TIME.test(rest) || ALL_THE_BETTER.test(rest)) return false;
  return !(
    /^ ?(?:a|ont) (?:arrete|cesse|abandonne|stoppe) /u.test(match[0]) &&
    (INSTEAD.test(rest) || narrowed(rest))
  );
}

/** "ne fait pas de miracle mais dépanne vite": what comes after "mais" is what counts. */
export function turnsAway(said: string): boolean {
  const match = find(TURNS_AWAY, said);
  if (match === null || ofOthers(said.slice(0, match.index + 1), match[0])) return false;
  const rest = said.slice(match.index + match[0].length);
  if (/^ ?(?:ne|n) vend(?:ent)? /u.test(match[0]) && INSTEAD.test(rest)) return false;
  if (/ pas(?: |$)/u.test(match[0]) && narrowed(rest)) return false;
  if (AT_SOME_TIME.test(rest) || ALL_THE_BETTER.test(rest)) return false;
  return !(/ pas(?: |$)/u.test(match[0]) && BUT_DOES.test(rest));
}

const MAKES: ReadonlySet<string> = new Set(BRANDS);
/** "ne fait pas de menuiserie": the object is of the question or of the trade; a make is one of those it could take. */
export function withoutAsked(said: string, asked: (word: string) => boolean): boolean {
  return findAll(DOES_NOT_DO, said).some((found) => {
    const [whole, object = ''] = found;
    const rest = said.slice(found.index + whole.length);
    return (
      (asked(object) || MAKES.has(object)) &&
      !ofOthers(said.slice(0, found.index + 1), whole) &&
      !narrowed(rest) &&
      !(/ vend(?:ent)? /u.test(whole) && INSTEAD.test(rest)) &&
      !ALL_THE_BETTER.test(rest) &&
      !BUT_DOES.test(rest)
    );
  });
}

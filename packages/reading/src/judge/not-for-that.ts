import type { Around } from '../candidates/types.ts';
import { DENIED_BEFORE, NOT_FOUND_BEFORE, SENT_AWAY } from '../lexicons/judge/not-for-that.ts';
import { saidOf } from './clause.ts';
import { SHORTEST, stem } from './stem.ts';

/** R2d: what is asked is what the sentence sends the customer away for. */
export function notForThat(a: Around, need: ReadonlySet<string>): boolean {
  const asked = (word = '') => word.length >= SHORTEST && need.has(stem(word));
  if (asked(DENIED_BEFORE.exec(a.before)?.[1]) || asked(NOT_FOUND_BEFORE.exec(a.tail)?.[1])) return true;
  if (!/inutile|peine|sert|bon |besoin|n y |ne l|point/u.test(`${a.after} ${a.rest}`)) return false;
  return [...`${saidOf(a)} ${a.rest.slice(0, 240)}`.matchAll(SENT_AWAY)].some(([, word]) => asked(word));
}

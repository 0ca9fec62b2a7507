import type { Around } from '../candidates/types.ts';
import { OF_ITS_OWN, OF_MAKER, SERVED } from '../lexicons/judge/supplies.ts';
import { wordsOf } from '../lexicons/list.ts';
import { holds } from '../patterns/holds.ts';

/** What a house buys from another to serve, sell or use: foods, drinks, materials, tools. */
const SUPPLIES = wordsOf('supplies');
export function suppliedBy(a: Around): boolean {
  const near = a.tail.slice(-72);
  if (!/(?:^|\s)(?:chez|de|du|des|d|la|le|l|les)(?: [a-z]+)? $/u.test(near)) return false;
  const found = OF_MAKER.exec(near);
  if (found === null) return false;
  if (/(?:^|\s)de chez (?:[a-z]+ )?$/u.test(near)) return !OF_ITS_OWN.test(found[1] ?? '');
  return SUPPLIES.has(found[1] ?? '') && holds(SERVED, near.slice(0, found.index + 1));
}

import type { Around } from '../candidates/types.ts';
import { OF_MAKER } from '../lexicons/judge/supplies.ts';

/** "un bun brioché de chez [X]": what a house buys from another. */
export function suppliedBy(a: Around): boolean {
  const near = a.tail.slice(-72);
  if (!/(?:^|\s)(?:chez|de|du|des|d|la|le|l|les)(?: [a-z]+)? $/u.test(near)) return false;
  return OF_MAKER.test(near) && /(?:^|\s)de chez (?:[a-z]+ )?$/u.test(near);
}

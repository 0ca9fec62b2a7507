import type { Token } from '../document/types.ts';
import { CITIES, REGIONS } from '../lexicons/places.ts';

/** The whole name is that of a large town, a department or a region. */
export function isTown(tokens: readonly Token[]): boolean {
  const own = tokens.map((t) => t.fold).filter((word) => !/^(?:le|la|les|l)$/u.test(word));
  const name = own.join(' ');
  return (
    own.length > 0 &&
    (CITIES.has(name) || REGIONS.has(name) || own.every((w) => CITIES.has(w) || REGIONS.has(w)))
  );
}

import type { Token } from '../document/types.ts';
import { words, wordsOf } from './list.ts';

/** Nouns that make what follows the name of a street or a place, never of a business. */
export const STREETS = wordsOf('streets');

/** The nouns of the map proper: a name that opens with one is a street whatever follows. */
export const STRICT_STREETS = words(`
  rue avenue av boulevard bd quai impasse chemin route allee faubourg esplanade square ruelle sentier
  street road lane avenue
`);

/** Places that serve as landmarks and belong to no firm (R6): monuments, halls, public places. */
export const LANDMARKS = wordsOf('landmarks');

/** The larger French towns (prefectures and towns over 80,000, from the INSEE list) and neighbours abroad: a namesake there is elsewhere. */
export const CITIES = wordsOf('cities');

/** Regions and departments, from the official list: a namesake that works there works elsewhere. */
export const REGIONS = wordsOf('regions');

/** Words that open the name of a branch: compass, saints, stations. */
export const BRANCH_WORDS = words(`
  nord sud est ouest centre gare port ville rive vieux vieille vieilles saint sainte st ste hyper-centre
  rue place quai quartier bourg mairie halles marche plage lac aeroport zone cours boulevard avenue north
  south east west central station
`);

/** The whole name is that of a large town, a department or a region. */
export function isTown(tokens: readonly Token[]): boolean {
  const own = tokens.map((t) => t.fold).filter((word) => !/^(?:le|la|les|l)$/u.test(word));
  const name = own.join(' ');
  return (
    own.length > 0 &&
    (CITIES.has(name) || REGIONS.has(name) || own.every((w) => CITIES.has(w) || REGIONS.has(w)))
  );
}

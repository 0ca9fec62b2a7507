import type { Token } from '../document/types.ts';
import { words, wordsOf } from './list.ts';

/** Nouns before the name of a street or place. */
export const STREETS = wordsOf('streets');

/** Nouns that always begin the name of a street, whatever follows. */
export const STRICT_STREETS = words(`
  rue avenue av boulevard bd quai impasse chemin route allee faubourg esplanade square ruelle sentier
  street road lane avenue
`);

/** Nouns for landmarks that are no businesses (R6): monuments, halls, public places. */
export const LANDMARKS = wordsOf('landmarks');

/** French prefectures and towns over 80,000 people (INSEE list), and foreign towns near the border. They locate namesakes. */
export const CITIES = wordsOf('cities');

/** Regions and departments of the official list. They locate namesakes. */
export const REGIONS = wordsOf('regions');

/** Words in the names of branches: compass points, saints, stations. */
export const BRANCH_WORDS = words(`
  nord sud est ouest centre gare port ville rive vieux vieille vieilles saint sainte st ste hyper-centre
  rue place quai quartier bourg mairie halles marche plage lac aeroport zone cours boulevard avenue north
  south east west central station
`);

/** True when the whole name is a large town, a department or a region. */
export function isTown(tokens: readonly Token[]): boolean {
  const own = tokens.map((t) => t.fold).filter((word) => !/^(?:le|la|les|l)$/u.test(word));
  const name = own.join(' ');
  return (
    own.length > 0 &&
    (CITIES.has(name) || REGIONS.has(name) || own.every((w) => CITIES.has(w) || REGIONS.has(w)))
  );
}

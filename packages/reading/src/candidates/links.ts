import type { Token } from '../document/types.ts';
import { LINKS } from '../lexicons/grammar.ts';
import { words } from '../lexicons/list.ts';
import { sameName } from '../names/spelling.ts';
import { FOREIGN_LINKS } from './joined.ts';
import { isCapital } from './likeness.ts';

/** Articles with which a sign begins: "Le Bœuf qui Rit". */
export const NAME_ARTICLES = new Set(['le', 'la', 'les', 'l', 'the']);

/** Links that begin a circumstance rather than continue a name, unless the name is set apart. */
const CIRCUMSTANCE = words('a au aux en dans sur par pour chez in at on sans');

/** How many tokens from k on are links that lead to a capital of the same name; 0 when none. */
export function linkedCapital(tokens: readonly Token[], k: number, wide: boolean): number {
  const [link, noun] = [tokens[k], tokens[k + 1]];
  if (
    link !== undefined &&
    noun !== undefined &&
    FOREIGN_LINKS.has(link.fold) &&
    !link.opening &&
    sameName(link.gap) &&
    sameName(noun.gap) &&
    isCapital(noun)
  )
    return 2;
  for (let n = 0; n < 4; n++) {
    const token = tokens[k + n];
    if (token === undefined || !sameName(token.gap)) return 0;
    if (n > 0 && isCapital(token)) return n + 1;
    if (!LINKS.has(token.fold) || (isCapital(token) && n === 0 && token.fold.length > 3)) return 0;
    if (!wide && CIRCUMSTANCE.has(token.fold)) return 0;
  }
  return 0;
}

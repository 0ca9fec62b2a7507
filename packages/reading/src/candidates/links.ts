import type { Token } from '../document/types.ts';
import { ADJECTIVE } from '../lexicons/candidates/lower-end.ts';
import { isCommune } from '../lexicons/communes.ts';
import { FIRST_NAMES } from '../lexicons/first-names.ts';
import { LINKS } from '../lexicons/grammar.ts';
import { isKind, SIGN_OPENERS } from '../lexicons/kinds.ts';
import { words } from '../lexicons/list.ts';
import { CITIES } from '../lexicons/places.ts';
import { sameName } from '../names/spelling.ts';
import { FOREIGN_LINKS } from './joined.ts';
import { isCapital } from './likeness.ts';

/** Links that begin a circumstance rather than continue a name, unless the name is set apart. */
const CIRCUMSTANCE = words('a au aux en dans sur par pour chez in at on sans');

/** "L'Os à Moelle", "Vague à l'Âme": the place of a town is never a word of the language. */
function completesName(tokens: readonly Token[], k: number): boolean {
  if (!/^(?:a|au|aux|en|sur|sous|pour|sans|dans)$/u.test(tokens[k]?.fold ?? '')) return false;
  const next = tokens[k + 1];
  const noun = next !== undefined && /^(?:l|la|les)$/u.test(next.fold) ? tokens[k + 2] : next;
  // "au Bar à Nono": where the kind has its capital inside a sentence, what follows is no town.
  const kind = tokens[k - 1];
  if (tokens[k]?.fold === 'a' && kind?.capital && !kind.opening && isKind(kind.fold) && noun !== undefined)
    return isCapital(noun) && !isCommune(noun.fold);
  return (
    noun !== undefined &&
    isCapital(noun) &&
    (noun.common || (tokens[k]?.fold === 'a' && FIRST_NAMES.has(noun.fold))) &&
    !CITIES.has(noun.fold)
  );
}

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
    if (!wide && CIRCUMSTANCE.has(token.fold) && !completesName(tokens, k + n)) return 0;
  }
  return 0;
}

/** "la [Scie mobile Thiébaut]", "l'[Association aquariophile du Territoire]": an adjective after a kind that has its capital. */
export function afterAdjective(tokens: readonly Token[], i: number, j: number): number {
  const [kind, adjective, next] = [tokens[j - 1], tokens[j], tokens[j + 1]];
  if (kind === undefined || adjective === undefined || next === undefined) return 0;
  if (j - i > 2 || !kind.capital || kind.opening || !sameName(next.gap)) return 0;
  const proper = isCapital(next) && !next.common && kind.common;
  if (!proper && !isKind(kind.fold) && !SIGN_OPENERS.has(kind.fold)) return 0;
  if (adjective.capital || !adjective.common || !ADJECTIVE.test(adjective.fold)) return 0;
  if (isCapital(next)) return 2;
  const links = linkedCapital(tokens, j + 1, false);
  return links === 0 ? 0 : 1 + links;
}

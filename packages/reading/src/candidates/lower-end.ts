import type { Token } from '../document/types.ts';
import { ADJECTIVE } from '../lexicons/candidates/lower-end.ts';
import { conjugated } from '../lexicons/conjugation.ts';
import { PROVIDER_VERBS } from '../lexicons/verbs.ts';
import { sameName } from '../names/spelling.ts';

/** Articles with which a sign begins: "Le Bœuf qui Rit". */
export const NAME_ARTICLES = new Set(['le', 'la', 'les', 'l', 'the']);

/** "Les Doigts de fée, place Leclerc", "La Ferme marine, sur la corniche": a sign that begins with its article may end in lower case. */
export function lowerEnd(tokens: readonly Token[], i: number, j: number): number {
  const [link, noun, after] = [tokens[j], tokens[j + 1], tokens[j + 2]];
  if (!NAME_ARTICLES.has(tokens[i]?.fold ?? '') || link === undefined || !sameName(link.gap)) return j;
  const closes = (t: Token | undefined) =>
    t === undefined ||
    /^\s*[,:(–]/u.test(t.gap) ||
    (!t.capital && t.fold.length > 1 && PROVIDER_VERBS.has(t.fold));
  // "La [Ferme marine], sur": an adjective after the only noun, where the article in the middle of a sentence has its capital.
  const set = tokens[i]?.opening === false && tokens[i]?.capital === true;
  if (
    set &&
    j - i === 2 &&
    tokens[i + 1]?.common &&
    link.common &&
    !link.capital &&
    ADJECTIVE.test(link.fold) &&
    /^\s*[,(–]/u.test(noun?.gap ?? ',')
  )
    return j + 1;
  if (noun === undefined) return j;
  // "L'Atelier d'à côté".
  if (link.fold === 'd' && noun.fold === 'a' && after?.fold === 'cote') return j + 3;
  const small = /^(?:de|d|du|des|a|au|aux|en)$/u.test(link.fold) && sameName(noun.gap);
  if (!small || noun.capital || !noun.common) return j;
  if (link.fold === 'en' && conjugated(noun.raw, noun.fold)) return j;
  // "Les Croqueurs de pommes du Périgord": it goes on to a capital.
  const [of, place] = [after, tokens[j + 3]];
  if (
    /^(?:de|d|du|des)$/u.test(link.fold) &&
    of !== undefined &&
    place !== undefined &&
    /^(?:de|d|du|des)$/u.test(of.fold) &&
    sameName(of.gap) &&
    sameName(place.gap) &&
    place.capital
  )
    return j + 4;
  return closes(after) && tokens[i]?.opening === false ? j + 2 : j;
}

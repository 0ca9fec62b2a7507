import type { Token } from '../document/types.ts';
import { PROVIDER_VERBS } from '../lexicons/verbs.ts';
import { sameName } from '../names/spelling.ts';

/** Articles with which a sign begins: "Le Bœuf qui Rit". */
export const NAME_ARTICLES = new Set(['le', 'la', 'les', 'l', 'the']);

/** "Les Doigts de fée, place Leclerc": a sign that begins with its article may end in lower case. */
export function lowerEnd(tokens: readonly Token[], i: number, j: number): number {
  const [link, noun, after] = [tokens[j], tokens[j + 1], tokens[j + 2]];
  if (!NAME_ARTICLES.has(tokens[i]?.fold ?? '') || link === undefined || noun === undefined) return j;
  const small = /^(?:de|d|du|des|a|au|aux|en)$/u.test(link.fold) && sameName(link.gap) && sameName(noun.gap);
  if (!small || noun.capital || !noun.common) return j;
  const set = after === undefined || /^\s*[,:(–]/u.test(after.gap) || PROVIDER_VERBS.has(after.fold);
  return set && tokens[i]?.opening === false ? j + 2 : j;
}

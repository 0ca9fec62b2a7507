import type { Token } from '../document/types.ts';
import { words } from '../lexicons/list.ts';
import { sameName } from '../names/spelling.ts';
import type { Candidate } from './types.ts';

/** Words that may separate a subject from its verb. */
const BETWEEN = words('ne n y s se lui elle eux aussi vous me nous en les l le la also egalement');
/** Words that end like verbs, may follow a name, and are no verbs. */
const NOT_VERBS = words(
  'de des le les une que ce ne me se en entre contre comme notre votre autre elle celle dont souvent vraiment comment pendant avant devant maintenant moment suivant pourtant toute meme encore bien et puis avec pour chez sur sous',
);
const VERBS = words(`
  a est sont ont fait font vend vendent tient tiennent sert servent prend prennent vient viennent va vont recoit recoivent
  peut peuvent offre connait permet met produit fournit garantit choisit reussit suit sait rend court is are has have does
  offers sells makes runs serves opens takes works covers charges provides gives keeps does stocks repairs
`);

/** True for a listed verb or a dictionary word with the ending of a French third-person verb. */
export const looksLikeVerb = (t: Token): boolean =>
  !t.capital &&
  t.fold.length > 0 &&
  !NOT_VERBS.has(t.fold) &&
  (VERBS.has(t.fold) ||
    (t.fold.length > 3 &&
      t.common &&
      /[^e]ent$|[^aeiou]e$|[iu]e$|it$|[ei]?r(?:a|ont|ait|aient)$/u.test(t.fold) &&
      !/é$/u.test(t.raw)));

/** True when a verb with the name as subject follows: "X travaille", "X vous reçoit", "X (fermé lundi) répare". */
export function verbFollows({ unit: { tokens }, j }: Pick<Candidate, 'unit' | 'j'>): boolean {
  let k = j;
  if (/^\s*\(/u.test(tokens[k]?.gap ?? '')) {
    const close = tokens.slice(k + 1, k + 15).findIndex((t) => t.gap.includes(')'));
    if (close < 0 || /\)\s*[,.;:]/u.test(tokens[k + close + 1]?.gap ?? '')) return false;
    k += close + 1;
  } else if (!sameName(tokens[k]?.gap ?? ',')) return false;
  for (let n = 0; n < 4; n++, k++) {
    const token = tokens[k];
    if (token === undefined || token.opening || (n > 0 && !sameName(token.gap))) return false;
    if (looksLikeVerb(token) && !BETWEEN.has(token.fold)) return token.fold !== 'a' || token.raw === 'a';
    if (!BETWEEN.has(token.fold)) return false;
  }
  return false;
}

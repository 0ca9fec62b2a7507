import type { Token } from '../document/types.ts';
import { conjugated } from '../lexicons/conjugation.ts';
import { FIRST_NAMES } from '../lexicons/first-names.ts';
import { ARTICLES } from '../lexicons/grammar.ts';
import { isKind } from '../lexicons/kinds.ts';
import { words } from '../lexicons/list.ts';
import { PROVIDER_VERBS } from '../lexicons/verbs.ts';
import { sameName } from '../names/spelling.ts';
import { isCapital, isCommon } from './likeness.ts';
import { NAME_ARTICLES } from './lower-end.ts';

/** What closes the name of a firm after "et": "Marcoz et Neveu". */
const FAMILY = words(`
  fils fille filles frere freres soeur soeurs pere neveu neveux cie compagnie co associe associes
  associee associees partenaires sons daughters partners company bros
`);

/** Articles and small words inside Breton, Basque, Corsican, Catalan, Italian, Spanish and German names: "Yezhoù ar Vro". */
export const FOREIGN_LINKS = words(`
  ar an al er ha war eta da di del della dei degli do dos das las los lo els dels y e i u und von der die
  das im am zum zur auf n
`);

/** "Coop et Migros vendent": a plural verb makes two of what a singular leaves one; "Odile et Marcel" may sign together. */
function pluralAfter(tokens: readonly Token[], k: number): boolean {
  let at = k;
  if (!sameName(tokens[k]?.gap ?? ',')) return false;
  while (/^(?:y|vous|en|ne|n|se|s|les|le|la|l|lui|leur)$/u.test(tokens[at]?.fold ?? '')) at++;
  const verb = tokens[at];
  return (
    verb !== undefined &&
    !verb.capital &&
    !verb.opening &&
    /(?:nt)$/u.test(verb.fold) &&
    !/^(?:dont|souvent|comment|vraiment|maintenant|avant|pendant|devant|cent|vingt)$|ment$/u.test(
      verb.fold,
    ) &&
    (PROVIDER_VERBS.has(verb.fold) || conjugated(verb.raw, verb.fold))
  );
}

/** "Le Chêne et l'Épicéa, marchand de bois": one trade or one verb for both makes one house of two nouns with their articles. */
function oneOfTwo(tokens: readonly Token[], k: number): boolean {
  const after = tokens[k];
  if (after === undefined || after.opening || after.capital) return false;
  if (/^\s*[,(]\s*$/u.test(after.gap)) {
    const noun = /^une?$/u.test(after.fold) ? tokens[k + 1] : after;
    return noun !== undefined && isKind(noun.fold) && !/[sx]$/u.test(noun.fold);
  }
  return (
    sameName(after.gap) &&
    PROVIDER_VERBS.has(after.fold) &&
    after.fold.length > 3 &&
    /[^n]t$|e$/u.test(after.fold)
  );
}

/** "Odile et Marcel", "Sève & Sarment": joins when one word stands on each side, or with &. */
export function joins(tokens: readonly Token[], start: number, k: number): boolean {
  const next = tokens[k + 1];
  if (tokens[k]?.fold !== 'et' && tokens[k]?.fold !== 'and') return false;
  if (next === undefined || !sameName(tokens[k]?.gap ?? '') || !sameName(next.gap)) return false;
  // "Deux Pattes et Compagnie", "Thouvenin et fils".
  if (FAMILY.has(next.fold)) return true;
  const noun = tokens[k + 2];
  if (
    NAME_ARTICLES.has(next.fold) &&
    NAME_ARTICLES.has(tokens[start]?.fold ?? '') &&
    tokens[start]?.capital &&
    k - start === 2 &&
    noun !== undefined &&
    isCapital(noun) &&
    isCommon(noun) &&
    oneOfTwo(tokens, k + 3)
  )
    return true;
  if (!isCapital(next)) return false;
  if (tokens[k]?.raw === '&' || tokens[k]?.raw === '+') return true;
  const own = tokens.slice(start, k).filter((t) => !ARTICLES.has(t.fold) && t.fold !== 'chez');
  const after = tokens[k + 2];
  const lone = after === undefined || !sameName(after.gap) || !isCapital(after);
  if (pluralAfter(tokens, k + 2) && ![own[0], next].every((t) => FIRST_NAMES.has(t?.fold ?? '')))
    return false;
  return own.length === 1 && lone && !ARTICLES.has(next.fold);
}

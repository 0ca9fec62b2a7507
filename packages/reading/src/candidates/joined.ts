import type { Token } from '../document/types.ts';
import { ARTICLES } from '../lexicons/grammar.ts';
import { words } from '../lexicons/list.ts';
import { sameName } from '../names/spelling.ts';
import { isCapital } from './likeness.ts';
import { looksLikeVerb } from './verbs.ts';

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
    verb !== undefined && !verb.capital && !verb.opening && /(?:nt)$/u.test(verb.fold) && looksLikeVerb(verb)
  );
}

/** "Odile et Marcel", "Sève & Sarment": joins when one word stands on each side, or with &. */
export function joins(tokens: readonly Token[], start: number, k: number): boolean {
  const next = tokens[k + 1];
  if (tokens[k]?.fold !== 'et' && tokens[k]?.fold !== 'and') return false;
  if (next === undefined || !sameName(tokens[k]?.gap ?? '') || !sameName(next.gap)) return false;
  // "Deux Pattes et Compagnie", "Thouvenin et fils".
  if (FAMILY.has(next.fold)) return true;
  if (!isCapital(next)) return false;
  if (tokens[k]?.raw === '&' || tokens[k]?.raw === '+') return true;
  const own = tokens.slice(start, k).filter((t) => !ARTICLES.has(t.fold) && t.fold !== 'chez');
  const after = tokens[k + 2];
  const lone = after === undefined || !sameName(after.gap) || !isCapital(after);
  if (pluralAfter(tokens, k + 2)) return false;
  return own.length === 1 && lone && !ARTICLES.has(next.fold);
}

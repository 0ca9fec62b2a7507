import type { Token } from '../document/types.ts';
import { isCommune } from '../lexicons/communes.ts';
import { TOWNS_ABROAD } from '../lexicons/towns-abroad.ts';

const SAINT: Record<string, string> = { st: 'saint', ste: 'sainte' };

/** The name as communes are listed: folded words, the article dropped, "St" in full. */
export const asTown = (tokens: readonly Token[]): string =>
  tokens
    .map((t) => SAINT[t.fold] ?? t.fold)
    .join(' ')
    .replace(/^(?:le|la|les|l) (?=.)/u, '');

/** The whole name is that of a commune, a department or a region. */
export function isTown(tokens: readonly Token[]): boolean {
  const name = asTown(tokens);
  return isCommune(name) || TOWNS_ABROAD.has(name);
}

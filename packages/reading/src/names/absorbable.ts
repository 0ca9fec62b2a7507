import type { Token } from '../document/types.ts';
import { LIGHT } from '../lexicons/grammar.ts';
import { isKind, TITLES } from '../lexicons/kinds.ts';
import { GENERIC, LEGAL } from '../lexicons/legal.ts';
import { singular } from './name-parts.ts';

/** Words of the client's trade and town, which any declared name may gain or lose. */
type Around = { trade: ReadonlySet<string>; town: ReadonlySet<string> };

/** Words that R7 lets come and go around the core of a name. */
export function absorbable(word: string, known: Around): boolean {
  const one = singular(word);
  return (
    LEGAL.has(word) ||
    GENERIC.has(word) ||
    TITLES.has(word) ||
    known.trade.has(word) ||
    known.trade.has(one) ||
    known.town.has(word)
  );
}

/** "un fauteuil Voltaire", "la chaise Panton": a word of the language and what it is called by; not "le cabinet", "l'équipe", "d'abord". */
export function calledSo(tokens: readonly Token[], i: number, known: Around): boolean {
  const [of, what] = [tokens[i - 2], tokens[i - 1]];
  return (
    what !== undefined &&
    /^\s$/u.test(tokens[i]?.gap ?? '') &&
    !what.capital &&
    what.common &&
    !LIGHT.has(what.fold) &&
    !isKind(what.fold) &&
    !absorbable(what.fold, known) &&
    !/^(?:equipe|maison|adresse|enseigne|societe)s?$/u.test(what.fold) &&
    what.fold !== 'abord' &&
    /^(?:une?|l|l[ea]s?|d|d[eu]s?|ce|cette|votre|vos|son|sa|ses|chaque|the|an?)$/u.test(of?.fold ?? '')
  );
}

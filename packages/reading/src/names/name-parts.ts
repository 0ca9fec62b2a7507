import { isDictionaryWord } from '../document/lexeme.ts';
import type { Token } from '../document/types.ts';
import { LIGHT } from '../lexicons/grammar.ts';
import { isKind, TITLES } from '../lexicons/kinds.ts';
import { GENERIC, LEGAL } from '../lexicons/legal.ts';
import { CITIES, REGIONS } from '../lexicons/places.ts';

/** Without the mark of the plural: "petits" and "petit" compare equal. */
export const singular = (word: string): string =>
  word.length > 3 && (word.endsWith('s') || word.endsWith('x')) ? word.slice(0, -1) : word;

/** The letters with which two words begin alike. */
function alike(a: string, b: string): number {
  let n = 0;
  while (n < a.length && a[n] === b[n]) n++;
  return n;
}

/** Words of a name that tell the trade by their beginning: "Élagage" for an "élagueur", "Sellerie" for a "sellier". */
export function tradeIn(name: readonly Token[], metier: readonly string[]): string[] {
  const trades = metier.filter((w) => w.length > 4);
  return name
    .filter((t) => t.fold.length > 4 && t.common)
    .map((t) => t.fold)
    .filter((w) => trades.some((m) => alike(w, m) >= Math.max(4, Math.min(w.length, m.length) - 4)));
}

/** "Vannetais" for Vannes, "Sénonaise" for Sens: the people of a town are told by its beginning. */
export const ofTown = (word: string, town: ReadonlySet<string>): boolean =>
  /(?:[ao]is|aise|oise|ien|ienne|een|eenne|evine?|ain|aine)s?$/u.test(word) &&
  [...town].some(
    (t) => t.length > 3 && alike(word, t) >= Math.max(3, t.length - 2) && word.length > t.length,
  );

/** "Saint" and "Sainte" as signs and maps shorten them, or written out. */
const SHORT: Record<string, string> = { saint: 'st', sainte: 'ste', st: 'saint', ste: 'sainte' };
export const shortened = (tokens: readonly string[]) => tokens.map((t) => SHORT[t] ?? t);

/** The initials of a name of three words or more, generic words counted or not. */
export function acronymsOf(tokens: string[]): Set<string> {
  const initials = (list: string[]) => list.map((w) => w[0] ?? '').join('');
  const heavy = tokens.filter((t) => !LIGHT.has(t));
  const all = [heavy, heavy.filter((t) => !LEGAL.has(t)), heavy.filter((t) => !GENERIC.has(t)), tokens].map(
    initials,
  );
  return new Set(heavy.length < 3 ? [] : all.filter((a) => a.length >= 3));
}

/** The network whose branch a name is, by the district that ends it: "Garage Vauquelin [Croix-Rousse]". */
export function networksOf(all: readonly Token[], isTrade: (word: string) => boolean): string[][] {
  let at = all.length - 1;
  while (at > 0 && all[at]?.gap === '-') at--;
  const [before, place] = [all.slice(0, at), all.slice(at)];
  const [first, last] = [place[0], before.at(-1)];
  const own = before.filter((t) => !LIGHT.has(t.fold) && !isTrade(t.fold) && !REGIONS.has(t.fold));
  if (first === undefined || last === undefined || !first.capital || own.length === 0) return [];
  if (LIGHT.has(last.fold) || isTrade(first.fold)) return [];
  const afterTrade = isTrade(last.fold) && !isDictionaryWord(first.raw, true) && own.some((t) => !t.common);
  const person = before.every((t) => TITLES.has(t.fold));
  const suburb = CITIES.has(first.fold) && !person;
  if (place.length < 2 && !afterTrade && !suburb) return [];
  return [before, own.some((t) => !t.common) ? own : before].map((part) => part.map((t) => t.fold));
}

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

import { tokenize } from '../document/fold.ts';
import type { Token } from '../document/types.ts';
import { LIGHT } from '../lexicons/grammar.ts';
import { KINDS } from '../lexicons/kinds.ts';
import { GENERIC, LEGAL } from '../lexicons/legal.ts';

/** Whether a text names a business other than the client. */
export type NamesAnother = (text: string) => boolean;

type Asker = {
  readonly entreprise: string;
  readonly ville: string;
  readonly metier: string;
  /** Declared competitors. */
  readonly concurrents: readonly string[];
};

/** Words in a row; `plain`: they say little by themselves, so that only capitals make a name of them. */
type Row = { readonly words: readonly string[]; readonly plain: boolean; readonly client: boolean };

/** A word of the language at the head of a sentence has its capital from there. */
const named = ({ capital, opening, common }: Token): boolean => capital && !(opening && common);

const bare = (text: string): Token[] => tokenize(text.replace(/\p{Cf}/gu, ''), 0);
const wordsOf = (text: string): string[] => bare(text).map(({ fold }) => fold);

/** « La SARL Dupont Plomberie » is « Dupont Plomberie »; so is « Dupont Plomberie Rennes 2 » in Rennes. */
const trimmed = (words: readonly string[], town: readonly string[]): readonly string[] => {
  const outer = (word: string): boolean => LEGAL.has(word) || LIGHT.has(word);
  const from = Math.max(
    0,
    words.findIndex((word) => !outer(word)),
  );
  const to = words.findLastIndex((word) => !outer(word) && !town.includes(word) && !/^\d+$/.test(word)) + 1;
  return to - from > 1 ? words.slice(from, to) : words;
};

const fits = (tokens: readonly Token[], { words, plain }: Row): boolean =>
  words.every((word, i) => tokens[i]?.fold === word) &&
  (!plain || tokens.slice(0, words.length).every((token) => LIGHT.has(token.fold) || named(token)));

/** Looks for the declared competitors, by their name or what is left of it without trade and town, and for the names that answers cite. */
export function namesAnother(
  { entreprise, ville, metier, concurrents }: Asker,
  cited: readonly string[],
): NamesAnother {
  const town = wordsOf(ville);
  const nameOf = (name: string) => trimmed(wordsOf(name), town);
  const own = nameOf(entreprise);
  const ordinary = new Set([...own, ...wordsOf(metier), ...town]);
  const says = (word: string): boolean =>
    ![ordinary, LIGHT, LEGAL, GENERIC, KINDS].some((words) => words.has(word)) &&
    !KINDS.has(word.replace(/s$/, ''));
  const row = (words: readonly string[]): Row => ({
    words,
    plain: words.length === 1 || !words.some(says),
    client: false,
  });
  const whole = [...concurrents, ...cited].map(nameOf);
  const cores = concurrents.map((name) => wordsOf(name).filter(says));
  const joined = whole.filter(({ length }) => length > 1).map((words) => words.join(''));
  const others = [...whole, ...cores.filter((words) => words.join('').length > 3)]
    .filter((words) => words.length > 0 && ` ${own.join(' ')} ` !== ` ${words.join(' ')} `)
    .map(row);
  const domains = joined.filter((word) => word.length > 7).map((word) => ({ ...row([word]), plain: false }));
  const known = [{ words: own, plain: false, client: true }, ...others, ...domains]
    .filter(({ words }) => words.length > 0)
    .toSorted((a, b) => b.words.length - a.words.length);
  return (text) => {
    const tokens = bare(text);
    for (let i = 0; i < tokens.length; ) {
      const here = known.find((one) => fits(tokens.slice(i, i + one.words.length), one));
      if (here !== undefined && !here.client) return true;
      i += here?.words.length ?? 1;
    }
    return false;
  };
}

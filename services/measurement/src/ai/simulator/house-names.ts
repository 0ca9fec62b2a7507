import { foldedWords } from '@agence/words/folded';
import type { Trade } from '../../questions/trade.ts';
import { tableIn } from '../../table.ts';
import { drawsOf } from './draws.ts';

/** `kind | of what | …, …`. */
const ROWS = tableIn(new URL('./house-names.csv', import.meta.url)).map(
  ([kind = '', of = '', list = '']) => ({ kind, of, list: list.split(', ') }),
);

const listOf = (kind: string, of: string): readonly string[] =>
  ROWS.find((row) => row.kind === kind && row.of === of)?.list ?? [];

/** Words that do not distinguish a business from another one. */
const GENERIC = new Set(
  ROWS.filter(({ kind, of }) => kind === 'head' || of === 'general')
    .flatMap(({ list }) => list)
    .flatMap(foldedWords),
);

/** The first word of a name: the trade's own word where it fits. */
const headsOf = ({ un, plural }: Trade): readonly string[] => {
  const heads = listOf('head', plural);
  const [, noun = ''] = un.split(' ');
  return heads.length > 0 ? heads : [noun.charAt(0).toUpperCase() + noun.slice(1)];
};

/** Invented business names for a trade and a town, always the same ones, so that competitors recur across questions and models. */
export const houseNames = (
  trade: Trade,
  ville: string,
  taken: readonly string[],
  count: number,
): string[] => {
  const draws = drawsOf(`${trade.plural}|${foldedWords(ville).join(' ')}`);
  const families = draws.shuffled(listOf('word', 'surname'));
  const places = draws.shuffled(listOf('word', 'place'));
  const shapes = [trade.family, 'any'].flatMap((of) => draws.shuffled(listOf('shape', of)));
  const used = new Set(taken.flatMap(foldedWords));
  const names: string[] = [];
  for (let i = 0; names.length < count && i < families.length; i++) {
    const shape = shapes[i % shapes.length] ?? '';
    const name = shape
      .replace('%t', draws.pick(headsOf(trade)))
      .replace('%n', families[i] ?? '')
      .replace('%m', families.at(-1 - i) ?? '')
      .replace('%l', places[i % places.length] ?? '')
      .replace('%p', draws.pick(listOf('word', 'first name')))
      .replace(/ de ([AEÉIOU])/, ' d’$1');
    // Two businesses that share one distinctive word would be confused, by readers too.
    const telling = foldedWords(name).filter((word) => word.length > 3 && !GENERIC.has(word));
    if (telling.some((word) => used.has(word))) continue;
    for (const word of telling) used.add(word);
    names.push(name);
  }
  return names;
};

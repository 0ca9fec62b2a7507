import { foldedWords } from '@agence/words/folded';
import type { Famille } from './forme.ts';

const NEAREST = 3;

const trigrams = (text: string): ReadonlySet<string> => {
  const plain = ` ${foldedWords(text).join(' ')} `;
  return new Set(Array.from({ length: Math.max(0, plain.length - 2) }, (_, i) => plain.slice(i, i + 3)));
};

/** How much of the wording's first words stands in the text, typing errors and all. */
const likeness = (said: ReadonlySet<string>, wording: string): number => {
  const wanted = trigrams(wording.split(/\s(?=Plomberie|Boulangerie)|[:«]/u, 1)[0] ?? '');
  return [...wanted].filter((one) => said.has(one)).length / wanted.size;
};

/** The three wordings that come nearest to a text. */
export function proches(text: string, familles: readonly Famille[]): readonly string[] {
  const said = trigrams(text.slice(0, 300));
  return familles
    .flatMap(({ exemples }) => exemples.map((wording) => ({ wording, near: likeness(said, wording) })))
    .sort((a, b) => b.near - a.near)
    .slice(0, NEAREST)
    .map(({ wording }) => wording);
}

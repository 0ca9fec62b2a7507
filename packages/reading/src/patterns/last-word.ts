import { codeAt } from '../letters/code-at.ts';

const ARTICLES = new Set(['le', 'la', 'les', 'l', 'the']);
const SPACE = 0x20;

/** Asked many times of the same words before a name: the last answer is kept. */
let latest = { text: '', word: '' };

/**
 * The word or sign that folded words end with, articles after it left out: "de" of "l'équipe de la", "," of "le voisin,". Most
 * patterns that end right before a name allow few there: a look at it is cheaper than they are.
 */
export function lastWord(text: string): string {
  if (latest.text !== text) latest = { text, word: heavyWord(text) };
  return latest.word;
}

/** A word, not a comma, a bracket or a figure, stands last. */
export function endsInWord(text: string): boolean {
  const code = codeAt(lastWord(text), 0);
  return code >= 0x61 && code <= 0x7a;
}

function heavyWord(text: string): string {
  let end = text.length;
  for (;;) {
    while (end > 0 && codeAt(text, end - 1) === SPACE) end--;
    let from = end;
    while (from > 0 && codeAt(text, from - 1) !== SPACE) from--;
    const word = text.slice(from, end);
    if (!ARTICLES.has(word)) return word;
    end = from;
  }
}

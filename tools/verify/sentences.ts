/** A sentence that a person can read: where it is written, and how it reads with `{…}` where a value goes. */
export type Sentence = { readonly line: number; readonly text: string };

const WRITTEN = [
  /(?<![\w.])fr`((?:[^`\\]|\\.)*)`/g,
  /(?<![\w.'"`])(?:typo|t)\(\s*(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g,
];
const VALUE = /\$\{(?:[^{}]|\{[^{}]*\})*\}/g;

const readable = (raw: string): string => raw.replace(VALUE, '{…}').replace(/\s+/g, ' ').trim();

/** Every sentence of ours in a source file: what the `fr` tag and the documents' typography are given. */
export function sentencesIn(source: string): Sentence[] {
  const found = WRITTEN.flatMap((pattern) =>
    [...source.matchAll(pattern)].map((match) => ({
      line: source.slice(0, match.index).split('\n').length,
      text: readable(match.at(-1) ?? ''),
    })),
  );
  return found.filter(({ text }) => /\p{L}{2}/u.test(text)).sort((a, b) => a.line - b.line);
}

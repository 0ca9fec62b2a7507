const LETTERS: Readonly<Record<string, string>> = {
  a: '[aàâä]',
  c: '[cç]',
  e: '[eéèêë]',
  i: '[iîï]',
  o: '[oôö]',
  u: '[uùûü]',
  ' ': String.raw`\s+`,
  ' ?': String.raw`\s*`,
  "'": String.raw`[’'´]?\s*`,
};

/** Splits a wording so that group names, escapes and classes stay unchanged; `LETTERS` replaces letters and spaces. */
const TOKENS = /\(\?<\w+>|\\.|\[[^\]]*\]| \?|[\s\S]/gu;

/** Turns a wording (lower case, no accents) into a pattern that also accepts accents and any spacing. */
export const souple = (wording: string): string =>
  wording.replaceAll(TOKENS, (token) => LETTERS[token] ?? token);

/** A pattern that matches only when the wording is the whole line. */
export const motif = (wording: string): RegExp => new RegExp(String.raw`^${souple(wording)}[\s.!]*$`, 'iu');

/** Removes the given pieces from the start of a text, one at a time, so that a long text causes no backtracking. */
export function sansDebuts(text: string, pieces: string): string {
  const piece = new RegExp(`^(?:${souple(pieces)})(?![\\p{L}\\p{N}])[\\s,.!;-]*(?:et\\s+)?`, 'iu');
  let rest = text.trim();
  for (let found = piece.exec(rest); found !== null && rest !== ''; found = piece.exec(rest))
    rest = rest.slice(found[0].length);
  return rest;
}

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

/** Names of groups, escapes and classes stay as they are; letters take accents or none, a space any blanks. */
const TOKENS = /\(\?<\w+>|\\.|\[[^\]]*\]| \?|[\s\S]/gu;

/** A wording that is written in lower case without accents, as a pattern that takes them. */
export const souple = (wording: string): string =>
  wording.replaceAll(TOKENS, (token) => LETTERS[token] ?? token);

/** A wording that must be the whole line. */
export const motif = (wording: string): RegExp => new RegExp(String.raw`^${souple(wording)}[\s.!]*$`, 'iu');

/** What is left of a text once it is rid of what it begins with, piece by piece: each try costs no more than the piece is long. */
export function sansDebuts(text: string, pieces: string): string {
  const piece = new RegExp(`^(?:${souple(pieces)})(?![\\p{L}\\p{N}])[\\s,.!;-]*(?:et\\s+)?`, 'iu');
  let rest = text.trim();
  for (let found = piece.exec(rest); found !== null && rest !== ''; found = piece.exec(rest))
    rest = rest.slice(found[0].length);
  return rest;
}

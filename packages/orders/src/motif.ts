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

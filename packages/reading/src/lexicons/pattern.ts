/**
 * Patterns over the folded words of a sentence (`document/plain.ts`): lower case, no accents, signs as words of their own.
 * Each line of a list is one alternative, or several parted by bars.
 */
const oneOf = ({ raw }: TemplateStringsArray, parts: readonly string[]): string =>
  String.raw({ raw }, ...parts)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('|');

const ARTICLE = '(?: (?:le|la|les|l|un|une|the|a|an|chez))*';

/** What stands right before a name, a small word and an article between them or not. */
export const before = (list: TemplateStringsArray, ...parts: readonly string[]): RegExp =>
  new RegExp(
    `(?:^|\\s)(?:${oneOf(list, parts)})(?: (?:de|du|des|d|a|au|aux|avec|par|pour|vers|from|by|to|of|with))*${ARTICLE}(?: [«"])? ?$`,
    'u',
  );

/** What stands anywhere in a text, as whole words. */
export const within = (list: TemplateStringsArray, ...parts: readonly string[]): RegExp =>
  new RegExp(`(?:^|\\s)(?:${oneOf(list, parts)})(?=\\s|$)`, 'u');

/** What a text opens with. */
export const opening = (list: TemplateStringsArray, ...parts: readonly string[]): RegExp =>
  new RegExp(`^ ?(?:${oneOf(list, parts)})(?=\\s|$)`, 'u');

/** A list of alternatives to be put into a pattern. */
export const some = (list: TemplateStringsArray, ...parts: readonly string[]): string =>
  `(?:${oneOf(list, parts)})`;

/**
 * Patterns over the text of `document/plain.ts`: lower case, no accents, each sign a separate word.
 * Each line of a list holds one alternative, or several separated by bars; after a bar, the next line goes on.
 */
const oneOf = ({ raw }: TemplateStringsArray, parts: readonly string[]): string =>
  String.raw({ raw }, ...parts)
    .trim()
    .replaceAll(/\|\s*\n\s*|\s*\n\s*/gu, '|');

const ARTICLE = '(?: (?:le|la|les|l|un|une|the|a|an|chez))*';

/** Matches a list right before a name; prepositions and articles may come between. */
export const before = (list: TemplateStringsArray, ...parts: readonly string[]): RegExp =>
  new RegExp(
    `(?:^|\\s)(?:${oneOf(list, parts)})(?: (?:de|du|des|d|a|au|aux|avec|par|pour|vers|from|by|to|of|with))*${ARTICLE}(?: [«"])? ?$`,
    'u',
  );

/** Matches a list anywhere in a text, as whole words. */
export const within = (list: TemplateStringsArray, ...parts: readonly string[]): RegExp =>
  new RegExp(`(?:^|\\s)(?:${oneOf(list, parts)})(?=\\s|$)`, 'u');

/** Matches a list at the start of a text. */
export const opening = (list: TemplateStringsArray, ...parts: readonly string[]): RegExp =>
  new RegExp(`^ ?(?:${oneOf(list, parts)})(?=\\s|$)`, 'u');

/** A list as a group for use inside another pattern. */
export const some = (list: TemplateStringsArray, ...parts: readonly string[]): string =>
  `(?:${oneOf(list, parts)})`;

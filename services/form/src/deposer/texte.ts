/** A text of one line: what would break a line, or a header of a mail, is a space. */
export const uneLigne = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** A text of several lines: line ends as one sign, as browsers count them, and no other control sign. */
export const lignes = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();

/** Signs as the API counts them: an emoji is one. */
export const signes = (text: string): number => [...text].length;

/** Nothing that a reader could see. */
export const invisible = (text: string): boolean => !/[^\p{C}\p{Z}]/u.test(text);

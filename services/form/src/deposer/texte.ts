/** One line of text: characters that break a line, or a mail header, become spaces. */
export const uneLigne = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** Several lines of text: line ends as one character, as browsers count them, and no other control character. */
export const lignes = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();

/** The length in characters as the API counts them: an emoji is one. */
export const signes = (text: string): number => [...text].length;

/** Whether a reader would see nothing. */
export const invisible = (text: string): boolean => !/[^\p{C}\p{Z}]/u.test(text);

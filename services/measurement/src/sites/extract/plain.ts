/** Control characters and invisible marks, direction marks included. */
const UNSEEN = /[\p{Cc}\p{Cf}]/gu;

/** Untrusted text on one line: without control or direction marks, single spaces, at most `most` whole characters. */
export const plain = (text: string, most: number): string =>
  text
    .slice(0, most * 4)
    .replace(/\s+/g, ' ')
    .replace(UNSEEN, '')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed();

/** The same, with its lines. */
export const plainLines = (text: string, most: number): string =>
  text
    .slice(0, most * 4)
    .split('\n')
    .map((line) => plain(line, most))
    .filter((line) => line !== '')
    .join('\n')
    .slice(0, most)
    .toWellFormed();

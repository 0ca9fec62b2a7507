/** Controls and invisible marks, those that turn the direction of text among them. */
const UNSEEN = /[\p{Cc}\p{Cf}]/gu;

/** A stranger's text on one line: no control or direction marks, spaces single, whole characters, at most `most`. */
export const plain = (text: string, most: number): string =>
  text
    .slice(0, most * 4)
    .replace(/\s+/g, ' ')
    .replace(UNSEEN, '')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed();

/** The same, lines kept. */
export const plainLines = (text: string, most: number): string =>
  text
    .slice(0, most * 4)
    .split('\n')
    .map((line) => plain(line, most))
    .filter((line) => line !== '')
    .join('\n')
    .slice(0, most)
    .toWellFormed();

const DIRECTION_AND_CONTROL =
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** A stranger's text on one line: no control or direction marks, spaces single, whole characters, at most `most`. */
export const plain = (text: string, most: number): string =>
  text
    .slice(0, most * 4)
    .replace(DIRECTION_AND_CONTROL, '')
    .replace(/\s+/g, ' ')
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

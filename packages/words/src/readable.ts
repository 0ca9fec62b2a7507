// Signs are spelled out: not every reader of openapi.json knows properties (\p{…}).
/** Control signs, and what turns the direction of writing. */
export const HIDDEN = String.raw`\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069`;

/** One line that can be printed as it was meant. */
export const LINE = new RegExp(`^[^${HIDDEN}]*$`, 'u');

/** The same, and no half of a sign in it: a text in UTF-8 has none, only an escape can smuggle one in. */
export const isReadable = (line: string): boolean => LINE.test(line) && line.isWellFormed();

// Characters are listed: not every reader of openapi.json knows properties (\p{…}).
/** Control characters, and those that change the direction of writing. */
export const HIDDEN = String.raw`\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069`;

/** One printable line. */
export const LINE = new RegExp(`^[^${HIDDEN}]*$`, 'u');

/** The same, without half a surrogate pair: UTF-8 text has none, only a JSON escape can bring one in. */
export const isReadable = (line: string): boolean => LINE.test(line) && line.isWellFormed();

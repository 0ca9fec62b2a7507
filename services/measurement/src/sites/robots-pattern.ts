const MOST_STARS = 10;
/** The engine's substring search is linear up to this many characters. */
const LONGEST_PART = 250;

/** The path of a rule: any text may stand between its pieces. */
export type Pattern = {
  readonly pieces: readonly string[];
  /** It ends where the address ends (`$`). */
  readonly whole: boolean;
  /** The longest matching pattern decides. */
  readonly length: number;
};

const upper = (text: string): string => text.replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase());

/** An address in the form that patterns are compared with. */
export const pathOf = ({ pathname, search }: URL): string => upper(pathname + search);

/** A pattern of robots.txt; null when it has too many stars, or a piece too long after one. */
export const patternOf = (text: string): Pattern | null => {
  const written = upper(encodeURI(text.toWellFormed()).replace(/%25/g, '%')).replace(/\*{2,}/g, '*');
  const whole = written.endsWith('$');
  const pieces = (whole ? written.slice(0, -1) : written).split('*');
  const [, ...searched] = pieces;
  if (searched.length > MOST_STARS || searched.some((piece) => piece.length > LONGEST_PART)) return null;
  return { pieces, whole, length: written.length };
};

/** Takes each piece at its first occurrence, which leaves most of the path to the next: one pass over the path. */
export const matches = ({ pieces, whole }: Pattern, path: string): boolean => {
  const [head = '', ...rest] = pieces;
  if (!path.startsWith(head)) return false;
  const tail = whole ? rest.pop() : undefined;
  let at = head.length;
  for (const piece of rest) {
    const found = path.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  if (tail === undefined) return !whole || at === path.length;
  return path.length - tail.length >= at && path.endsWith(tail);
};

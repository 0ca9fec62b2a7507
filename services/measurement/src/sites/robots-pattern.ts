const MOST_STARS = 10;
/** The engine's search is linear as far as its tables go, which is so many signs. */
const LONGEST_PART = 250;

/** The path of a rule: anything may stand between its pieces. */
export type Pattern = {
  readonly pieces: readonly string[];
  /** It ends where the address does (`$`). */
  readonly whole: boolean;
  /** Of two that match, the longer one decides. */
  readonly length: number;
};

const upper = (text: string): string => text.replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase());

/** An address as patterns are compared with it. */
export const pathOf = ({ pathname, search }: URL): string => upper(pathname + search);

/** A pattern as robots.txt writes it; null when it has more stars, or a longer piece after one, than anybody needs. */
export const patternOf = (text: string): Pattern | null => {
  const written = upper(encodeURI(text.toWellFormed()).replace(/%25/g, '%')).replace(/\*{2,}/g, '*');
  const whole = written.endsWith('$');
  const pieces = (whole ? written.slice(0, -1) : written).split('*');
  const [, ...searched] = pieces;
  if (searched.length > MOST_STARS || searched.some((piece) => piece.length > LONGEST_PART)) return null;
  return { pieces, whole, length: written.length };
};

/** Each piece is taken where it comes first, which leaves most of the path to those after it: the path is walked once. */
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

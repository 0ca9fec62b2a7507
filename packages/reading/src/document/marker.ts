/** The bullet, number, medal or emoji before the text of a line; `length` in characters. */
export type Marker = { length: number; ordinal: number | null; marked: boolean };

/** Bullets outside Markdown lists. */
const BULLET =
  /^(?:[•·‣⁃∙»›–—―*\u2190-\u21ff\u25a0-\u25ff\u2610-\u2612\u2701-\u2767\u2794-\u27bf\u29be\u29bf\u2b00-\u2bff]|-(?=\s))\ufe0f?/u;
/** "n° 1", "1)", "1er –", "1 - X". */
const NUMBER =
  /^(?:(?:n\s?[°ºo]|no\.|num[ée]ro|rang|place|#)\s*(\d{1,2})(?:\s*[.):–—-]|(?=\s|$))|(\d{1,2})\s*(?:[.)]|°|\/(?=\s))(?=\s|$|\p{L})|(\d{1,2})(?:er|re|e|ème|eme|è|ᵉʳ|ᵉ|ʳᵉ|ⁿᵈ|st|nd|rd|th)\s*(?:place)?\s*[.):–—-]|(\d{1,2})\s*[–—-]\s+(?=\p{Lu}))/iu;

const EMOJI =
  /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u{1f3fb}-\u{1f3ff}]|\ufe0f|\u200d|\u20e3|★|☆)+/u;
const KEYCAP = /^(\d{1,2})\ufe0f?\u20e3/u;
export const MEDALS: Record<string, number> = { '🥇': 1, '🥈': 2, '🥉': 3 };
/** Reads up to four markers in a row at the start of a rendered line ("👉 1. …"). */
export function markerOf(line: string): Marker {
  let at = /^[\s\u00a0\u202f]*/u.exec(line)?.[0].length ?? 0;
  let ordinal: number | null = null;
  let marked = false;
  for (let turn = 0; turn < 4; turn++) {
    const rest = line.slice(at, at + 24);
    const medal = MEDALS[rest.slice(0, 2)] ?? null;
    const small = rest.charCodeAt(0) | 0x20;
    const letter = small > 0x60 && small < 0x7b;
    const number = (letter ? null : KEYCAP.exec(rest)) ?? NUMBER.exec(rest);
    const match =
      medal === null ? (number ?? (letter ? null : (EMOJI.exec(rest) ?? BULLET.exec(rest)))) : ['🥇'];
    if (match?.[0] === undefined || match[0] === '') break;
    if (medal !== null) ordinal ??= medal;
    if (number !== null && medal === null)
      ordinal ??= Number(number[1] ?? number[2] ?? number[3] ?? number[4]);
    marked = true;
    at += match[0].length;
    at += /^(?:\s|\ufe0f)*/u.exec(line.slice(at))?.[0].length ?? 0;
  }
  return { length: at, ordinal, marked };
}

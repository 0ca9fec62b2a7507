/** Lexicons are written folded (lower case, no accents), separated by spaces or, for phrases, by commas and lines. */
export const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

export const phrases = (text: string): string[] =>
  text
    .split(/[,\n]/u)
    .map((p) => p.trim().replaceAll(/\s+/gu, ' '))
    .filter((p) => p !== '');

/** Lower-case words without accents, ligatures or punctuation: « L’Œuf à la Coque » → l, oeuf, a, la, coque. */
export const foldedWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

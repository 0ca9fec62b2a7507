import { foldedWords } from '@agence/words/folded';

const plain = (text: string): string => text.replaceAll(/[’‘´]/gu, "'").replaceAll(/[\s\u00a0\u202f]/gu, ' ');

const DENIED = /(?<!\p{L})(?:pas|plus|ni|non|sauf)\s+(?:à |a |de |le |la |les |l'|sur )?$/u;

/** Index of `wanted` as whole words with no negation before it; -1 when there is none. */
const standsAt = (wanted: string, text: string): number => {
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    const [before, after] = [text.slice(0, at), text.slice(at + wanted.length)];
    const begins = !/[\p{L}\p{N}@]$|[\p{L}\p{N}][.-]$/u.test(before);
    const ends = !/^[\p{L}\p{N}@]|^[.-][\p{L}\p{N}]/u.test(after);
    if (begins && ends && !DENIED.test(before.toLowerCase())) return at;
  }
  return -1;
};

/** The value as the sender wrote it on one line, with the same capitals if possible. Null when no line contains it. */
export function copied(value: string, lignes: readonly string[]): string | null {
  const typed = value.trim();
  if (typed === '' || /[\r\n]/u.test(typed)) return null;
  for (const fold of [plain, (text: string) => plain(text).toLowerCase()])
    for (const line of lignes) {
      const text = fold(line);
      const at = standsAt(fold(typed), text);
      if (at !== -1) return text.length === line.length ? line.slice(at, at + typed.length) : typed;
    }
  return null;
}

const NUMBERS = 'un deux trois quatre cinq six sept huit neuf dix'.split(' ');
const ORDINALS =
  'premiere deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme'.split(' ');

/** Reads « 4 », « n° 4 » or « la quatrième »; null when the text holds no number. */
export const nombre = (text: string): number | null => {
  const digits = /^\D{0,12}?(\d{1,9})$/u.exec(text.trim())?.[1];
  if (digits !== undefined) return Number(digits);
  const word = foldedWords(text).at(-1) ?? '';
  const at = Math.max(NUMBERS.indexOf(word.replace(/^une$/u, 'un')), ORDINALS.indexOf(word));
  return at === -1 ? null : at + 1;
};

import { foldedWords } from '@agence/words/folded';

const plain = (text: string): string =>
  text
    .replaceAll(/[’‘´]/gu, "'")
    .replaceAll(/[\s\u00a0\u202f]/gu, ' ')
    .toLowerCase();

const DENIED = /(?<!\p{L})(?:pas|plus|ni|non|sauf)\s+(?:à |a |de |le |la |les |l'|sur )?$/u;

/** The value as its sender wrote it: whole words of one line, which nothing denies. Null when it does not stand there. */
export function copied(value: string, lignes: readonly string[]): string | null {
  const wanted = plain(value.trim());
  if (wanted === '' || /[\r\n]/u.test(value.trim())) return null;
  for (const line of lignes) {
    const text = plain(line);
    for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
      const [before, after] = [text.slice(0, at), text.slice(at + wanted.length)];
      const whole =
        !/[\p{L}\p{N}@]$|[\p{L}\p{N}][.-]$/u.test(before) && !/^[\p{L}\p{N}@]|^[.-][\p{L}\p{N}]/u.test(after);
      if (whole && !DENIED.test(before))
        return text.length === line.length ? line.slice(at, at + wanted.length) : value.trim();
    }
  }
  return null;
}

const NUMBERS = 'un deux trois quatre cinq six sept huit neuf dix'.split(' ');
const ORDINALS =
  'premiere deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme'.split(' ');

/** « 4 », « n° 4 », « la quatrième ». */
export const nombre = (text: string): number | null => {
  const digits = /^\D{0,12}?(\d{1,9})$/u.exec(text.trim())?.[1];
  if (digits !== undefined) return Number(digits);
  const word = foldedWords(text).at(-1) ?? '';
  const at = Math.max(NUMBERS.indexOf(word.replace(/^une$/u, 'un')), ORDINALS.indexOf(word));
  return at === -1 ? null : at + 1;
};

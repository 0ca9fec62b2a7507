import { isEnglishWord, isFrenchWord } from '../lexicons/dictionary.ts';

const LIGATURES: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l' };
const PLAIN = /^[\p{ASCII}]*$/u;
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/gu;

/** Normalises a spelling for comparison: lower case, no accents, ligatures or invisible characters. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/[\p{M}\u00ad\u200b-\u200d\u2060\ufeff]/gu, '')
    .replace(/[œæßøł]/gu, (letter) => LIGATURES[letter] ?? letter);
}

const inFrench = (word: string): boolean =>
  isFrenchWord(word) || (word.length > 3 && /[sx]$/iu.test(word) && isFrenchWord(word.slice(0, -1)));

/** True for a French dictionary word, or in an English text an English one; false suggests a proper noun. */
export function isDictionaryWord(raw: string, inEnglish: boolean): boolean {
  const word = raw.replaceAll(INVISIBLE, '');
  return inFrench(word) || (inEnglish && isEnglishWord(word));
}

/** A spelling with its properties, shared by every occurrence. */
export type Lexeme = {
  readonly raw: string;
  /** Lower case without accents, and "et" for & and +. */
  readonly fold: string;
  readonly capital: boolean;
  /** "eShop", "laMaison". */
  readonly capitalInside: boolean;
  /** A dictionary word, as opposed to a proper noun. */
  readonly common: boolean;
};

/** Words repeat across answers, so their lexemes are cached, by language; a full cache is emptied. */
const caches = [new Map<string, Lexeme>(), new Map<string, Lexeme>()] as const;
const [KEPT, LONGEST] = [50_000, 40];

export function lexemeOf(raw: string, inEnglish: boolean): Lexeme {
  const kept = caches[inEnglish ? 1 : 0];
  const known = kept.get(raw);
  if (known !== undefined) return known;
  const lexeme = {
    raw,
    fold: raw === '&' || raw === '+' ? 'et' : fold(raw),
    capital: /^[\p{Lu}\p{Lt}]/u.test(raw),
    capitalInside: /^\p{Ll}{1,2}\p{Lu}\p{Ll}/u.test(raw),
    common: isDictionaryWord(raw, inEnglish),
  };
  if (kept.size >= KEPT) kept.clear();
  if (raw.length <= LONGEST) kept.set(raw, lexeme);
  return lexeme;
}

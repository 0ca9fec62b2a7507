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

/** A spelling with its properties, shared by every occurrence; dictionary look-ups are cached. */
export class Lexeme {
  readonly raw: string;
  readonly fold: string;
  readonly capital: boolean;
  /** "eShop", "laMaison". */
  readonly capitalInside: boolean;
  private french: boolean | undefined;
  private english: boolean | undefined;

  constructor(raw: string) {
    this.raw = raw;
    this.fold = raw === '&' || raw === '+' ? 'et' : fold(raw);
    this.capital = /^[\p{Lu}\p{Lt}]/u.test(raw);
    this.capitalInside = /^\p{Ll}{1,2}\p{Lu}\p{Ll}/u.test(raw);
  }

  /** True for a French dictionary word, or in an English text an English one; false suggests a proper noun. */
  common(inEnglish: boolean): boolean {
    this.french ??= inFrench(this.raw.replaceAll(INVISIBLE, ''));
    if (this.french || !inEnglish) return this.french;
    this.english ??= isEnglishWord(this.raw.replaceAll(INVISIBLE, ''));
    return this.english;
  }
}

/** Words repeat across answers, so their lexemes are cached; a full cache is emptied. */
const kept = new Map<string, Lexeme>();
const [KEPT, LONGEST] = [50_000, 40];

export function lexemeOf(raw: string): Lexeme {
  const known = kept.get(raw);
  if (known !== undefined) return known;
  const lexeme = new Lexeme(raw);
  if (kept.size >= KEPT) kept.clear();
  if (raw.length <= LONGEST) kept.set(raw, lexeme);
  return lexeme;
}

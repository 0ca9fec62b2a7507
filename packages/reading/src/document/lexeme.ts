import { codeAt } from '../letters/code-at.ts';
import { hashed, NO_LETTERS, WordTable } from '../letters/word-table.ts';
import { isEnglishWord, isFrenchWord } from '../lexicons/dictionary.ts';
import { after, goesOn, isAlone } from './characters.ts';

const LIGATURES: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l' };
const PLAIN = /^[\p{ASCII}]*$/u;

/** Lower case, without accents, ligatures undone, invisible characters dropped: how two spellings are compared. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/[\p{M}\u00ad\u200b-\u200d\u2060\ufeff]/gu, '')
    .replace(/[œæßøł]/gu, (c) => LIGATURES[c] ?? c);
}

/** A word as it is spelled, wherever it stands: what spelling and dictionaries tell of it, asked once. */
export class Lexeme {
  readonly fold: string;
  readonly capital: boolean;
  /** "eShop", "laMaison". */
  readonly capitalInside: boolean;
  readonly raw: string;
  private french: boolean | undefined;
  private english: boolean | undefined;

  constructor(raw: string) {
    this.raw = raw;
    this.fold = raw === '&' || raw === '+' ? 'et' : fold(raw);
    this.capital = /^[\p{Lu}\p{Lt}]/u.test(raw);
    this.capitalInside = /^\p{Ll}{1,2}\p{Lu}\p{Ll}/u.test(raw);
  }

  /** A word of French, or in an English text of English, as opposed to a proper noun. */
  common(inEnglish: boolean): boolean {
    const raw = () => this.raw.replaceAll(/[\u00ad\u200b-\u200d\u2060\ufeff]/gu, '');
    this.french ??= inFrench(raw());
    if (this.french || !inEnglish) return this.french;
    this.english ??= isEnglishWord(raw());
    return this.english;
  }
}

const inFrench = (word: string): boolean =>
  isFrenchWord(word) || (word.length > 3 && /[sx]$/iu.test(word) && isFrenchWord(word.slice(0, -1)));

/** The words of a language come back again and again: those met last are kept, whatever the answer. */
const kept = new WordTable<Lexeme>(65_536);
const LONGEST = 40;
const newLexeme = (raw: string) => new Lexeme(raw);

/** The word that begins at `from`, found while its letters are read for its end. */
export function lexemeAt(text: string, from: number): Lexeme {
  const { length } = text;
  let code = codeAt(text, from);
  const alone = isAlone(text, from, code);
  let hash = NO_LETTERS;
  let to = from;
  do {
    hash = hashed(hash, code);
    to = after(text, to, code);
    code = to < length ? codeAt(text, to) : 0;
  } while (!alone && goesOn(text, to, code));
  return to - from > LONGEST ? new Lexeme(text.slice(from, to)) : kept.known(hash, text, from, to, newLexeme);
}

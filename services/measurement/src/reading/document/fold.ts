import { isEnglishWord, isFrenchWord } from '../lexicons/dictionary.ts';
import type { Token } from './types.ts';

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

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad\u200b-\u200d\u2060\ufeff]*|[&+]/gu;
/** A full stop, a question or the end of a quotation closes a sentence when a space follows. */
const CLOSES = /[.!?…](?:[\s»"”’)\]\u00a0\u202f]|$)|^\s*$/u;
const ABBREVIATED = new Set([
  'av',
  'bd',
  'boul',
  'st',
  'ste',
  'dr',
  'pr',
  'me',
  'm',
  'mm',
  'mme',
  'mlle',
  'n',
  'no',
  'tel',
  'env',
  'min',
  'max',
  'lun',
  'mar',
  'mer',
  'jeu',
  'ven',
  'sam',
  'dim',
  'etc',
  'ex',
  'p',
  's',
  'cf',
  'vs',
  'mr',
  'mrs',
  'ms',
  'approx',
]);

/** True when a sentence ends between two words. */
function sentenceBreak(gap: string, before: Token | undefined): boolean {
  if (before === undefined) return true;
  if (!CLOSES.test(gap) || /^\s*$/u.test(gap)) return false;
  return !(gap.startsWith('.') && ABBREVIATED.has(before.fold));
}

/** A token that asks the dictionary only when somebody wants to know. */
class Word implements Token {
  readonly raw: string;
  readonly fold: string;
  readonly from: number;
  readonly to: number;
  readonly gap: string;
  readonly capital: boolean;
  readonly opening: boolean;
  private readonly english: boolean;
  private known: boolean | undefined;

  constructor(
    raw: string,
    folded: string,
    from: number,
    to: number,
    gap: string,
    capital: boolean,
    opening: boolean,
    english: boolean,
  ) {
    this.raw = raw;
    this.fold = folded;
    this.from = from;
    this.to = to;
    this.gap = gap;
    this.capital = capital;
    this.opening = opening;
    this.english = english;
  }

  get common(): boolean {
    this.known ??= this.lookUp();
    return this.known;
  }

  private lookUp(): boolean {
    const raw = this.raw.replaceAll(/[\u00ad\u200b-\u200d\u2060\ufeff]/gu, '');
    if (isFrenchWord(raw) || (raw.length > 3 && /[sx]$/iu.test(raw) && isFrenchWord(raw.slice(0, -1))))
      return true;
    return this.english && isEnglishWord(raw);
  }
}

/** Words of a rendered line, with what stands between them. */
export function tokenize(text: string, head: number, english = false): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    const raw = match[0];
    const from = match.index;
    const gap = text.slice(end, from);
    const before = tokens.at(-1);
    const joined = raw === '&' || raw === '+' || /^et$/iu.test(raw);
    const folded = joined ? 'et' : fold(raw);
    end = from + raw.length;
    if (folded === '') continue;
    const opening = before === undefined || before.to <= head || sentenceBreak(gap, before);
    const capital = /^[\p{Lu}\p{Lt}]/u.test(raw);
    tokens.push(new Word(raw, folded, from, end, gap, capital, opening, english));
  }
  return tokens;
}

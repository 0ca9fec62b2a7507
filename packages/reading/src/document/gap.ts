import { codeAt } from '../letters/code-at.ts';
import { WordTable } from '../letters/word-table.ts';

/** A full stop, a question or the end of a quotation closes a sentence when a space follows. */
const CLOSES = /[.!?…](?:[\s»"”’)\]\u00a0\u202f]|$)/u;
const SIGNS = /[€%,;:.!?…()«»"“”|/–—]|(?<=\s)-(?=\s)/gu;

function shown(sign: string): string {
  if (sign === '-' || sign === '—') return '–';
  if (sign === '“' || sign === '”') return '"';
  return sign === '…' ? '.' : sign;
}

function signsOf(gap: string): string {
  const signs = gap.match(SIGNS);
  return signs === null ? ' ' : ` ${signs.map(shown).join(' ')} `;
}

/** What stands between two words, and what it tells wherever it stands, asked once. */
export class Gap {
  readonly text: string;
  /** A sentence ends here, unless the word before is an abbreviation. */
  readonly closes: boolean;
  /** Its punctuation as words of its own, between spaces. */
  readonly signs: string;

  constructor(text: string) {
    this.text = text;
    this.closes = CLOSES.test(text);
    this.signs = signsOf(text);
  }
}

export const SPACE = new Gap(' ');
/** Few gaps are more than a space, and they come again and again. */
const kept = new WordTable<Gap>(1_024);
const LONGEST = 8;
const newGap = (text: string) => new Gap(text);

/** The gap that stands from `from` to `to`. */
export function gapAt(text: string, from: number, to: number): Gap {
  if (to - from === 1 && codeAt(text, from) === 0x20) return SPACE;
  return to - from > LONGEST ? new Gap(text.slice(from, to)) : kept.at(text, from, to, newGap);
}

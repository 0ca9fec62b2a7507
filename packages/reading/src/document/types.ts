import type { Lexeme } from './lexeme.ts';

/** A stretch of rendered text set apart by its markup; `from` and `to` index the unit's text. */
export type Mark = {
  kind: 'strong' | 'em' | 'link' | 'strike' | 'code';
  from: number;
  to: number;
  url?: string;
};

/** Text as it is seen, with the offset in the answer of each of its characters. */
export type Rendered = { text: string; map: number[]; marks: Mark[] };

/** One word or number of a unit. `fold` is lower case without accents; `and` stands for &, + and "et". */
export type Token = {
  raw: string;
  fold: string;
  from: number;
  to: number;
  /** What stands between the token before and this one. */
  gap: string;
  capital: boolean;
  /** A word of the language, as opposed to a proper noun; looked up when asked for. */
  readonly common: boolean;
  /** First word of a sentence, an entry or a line. */
  opening: boolean;
  /** The word wherever it stands. */
  readonly lexeme: Lexeme;
};

export type UnitKind = 'heading' | 'paragraph' | 'item' | 'cell';

/** One rendered line: what a reader sees as a line, with its place in the structure and in the stored answer. */
export type Unit = {
  index: number;
  kind: UnitKind;
  text: string;
  /** Offset in the answer of each character of `text`. */
  map: number[];
  marks: Mark[];
  tokens: Token[];
  /** Lines of the same paragraph, item or cell share it. */
  block: number;
  /** 0 for the first line of its block. */
  line: number;
  /** Nesting of lists, 0 outside lists. */
  depth: number;
  /** Lines of the same list share it; -1 outside lists. */
  list: number;
  /** Number of a numbered entry, a medal or a rank word at its head; null without. */
  ordinal: number | null;
  /** The line opens with a bullet, a number or an emoji. */
  marked: boolean;
  /** Where the text begins after bullet, number or emoji. */
  head: number;
  level: number;
  table: number;
  row: number;
  col: number;
  quoted: boolean;
};

export type Doc = { answer: string; english: boolean; units: Unit[] };

import type { Lexeme } from './lexeme.ts';

/** Rendered text with markup; `from` and `to` (excluded) index the unit's text. */
export type Mark = {
  kind: 'strong' | 'em' | 'link' | 'strike' | 'code';
  from: number;
  to: number;
  url?: string;
};

/** Rendered text; `map` holds the offset of each character in the answer. */
export type Rendered = { text: string; map: number[]; marks: Mark[] };

/** One word or number of a unit. */
export type Token = Lexeme & {
  readonly from: number;
  readonly to: number;
  /** The text between the previous token and this one. */
  readonly gap: string;
  /** First word of a sentence, an entry or a line. */
  readonly opening: boolean;
};

export type UnitKind = 'heading' | 'paragraph' | 'item' | 'cell';

/** One rendered line, with its place in the structure and in the stored answer. */
export type Unit = {
  index: number;
  kind: UnitKind;
  text: string;
  /** Offset in the answer of each character of `text`. */
  map: number[];
  marks: Mark[];
  tokens: Token[];
  /** Id shared by the lines of one paragraph, item or cell. */
  block: number;
  /** 0 for the first line of its block. */
  line: number;
  /** Nesting of lists, 0 outside lists. */
  depth: number;
  /** Id shared by the lines of one list; -1 outside lists. */
  list: number;
  /** Number or medal at the head of the line; null without. */
  ordinal: number | null;
  /** The line opens with a bullet, a number or an emoji. */
  marked: boolean;
  /** Offset of the text after bullet, number or emoji. */
  head: number;
  level: number;
  table: number;
  row: number;
  col: number;
  quoted: boolean;
};

export type Doc = { answer: string; english: boolean; units: Unit[] };

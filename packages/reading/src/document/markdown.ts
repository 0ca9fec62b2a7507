import type { SyntaxNode } from '@lezer/common';
import { type InlineContext, parser, Strikethrough, Table } from '@lezer/markdown';

/** Where inline markup may begin or end; two spaces may be a hard line break. */
const SIGN = /[\\&`<*_[\]!~]| (?= )/g;

/** Runs over what is no markup in one go, where the parser would ask each of its rules about each letter. */
const letters = {
  name: 'Letters',
  before: 'Escape',
  parse({ text, offset }: InlineContext, _next: number, from: number): number {
    SIGN.lastIndex = from - offset;
    const to = offset + (SIGN.test(text) ? SIGN.lastIndex - 1 : text.length);
    return to === from ? -1 : to;
  },
};

/** CommonMark with tables and strikethrough; what a model indents or sets under dashes is text, not code or a title. */
const markdown = parser.configure([
  Strikethrough,
  { parseInline: [letters] },
  { remove: ['IndentedCode', 'HTMLBlock', 'SetextHeading', 'LinkReference', 'FencedCode'] },
]);
const withTables = markdown.configure(Table);

/** The structure of a text; without a bar there is no table to look for in each of its lines. */
export const parseMarkdown = (source: string): SyntaxNode =>
  (source.includes('|') ? withTables : markdown).parse(source).topNode;

import type { SyntaxNode } from '@lezer/common';
import { type InlineContext, parser, Strikethrough, Table } from '@lezer/markdown';

/** Characters that may begin or end inline markup; two spaces may be a hard line break. */
const SIGN = /[\\&`<*_[\]!~]| (?= )/g;

/** Skips text without markup in one step, because the parser would try each of its rules on each letter. */
const letters = {
  name: 'Letters',
  before: 'Escape',
  parse({ text, offset }: InlineContext, _next: number, from: number): number {
    SIGN.lastIndex = from - offset;
    const to = offset + (SIGN.test(text) ? SIGN.lastIndex - 1 : text.length);
    return to === from ? -1 : to;
  },
};

/** CommonMark with strikethrough. Indented or fenced text is not code, and text over dashes is no heading. */
const markdown = parser.configure([
  Strikethrough,
  { parseInline: [letters] },
  { remove: ['IndentedCode', 'HTMLBlock', 'SetextHeading', 'LinkReference', 'FencedCode'] },
]);
const withTables = markdown.configure(Table);

/** Parses a text. The table rule tests each line, so it is used only if the text contains a bar. */
export const parseMarkdown = (source: string): SyntaxNode =>
  (source.includes('|') ? withTables : markdown).parse(source).topNode;

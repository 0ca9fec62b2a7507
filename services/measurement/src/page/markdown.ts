import type { SyntaxNode } from '@lezer/common';
import { parser, Table } from '@lezer/markdown';

/** A block of a model's text, without markup. */
export type Block =
  | { readonly kind: 'title'; readonly level: number; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  /** `under`: nested under another point. */
  | { readonly kind: 'point'; readonly text: string; readonly under: boolean };

const MOST_BLOCKS = 80;
const LONGEST = 1500;

/** Text that a model indents or underlines is text, not code or a title. */
const markdown = parser.configure([
  Table,
  { remove: ['IndentedCode', 'HTMLBlock', 'SetextHeading', 'LinkReference'] },
]);

const UNSAID = /Mark$|^(?:Autolink|Comment|HTMLTag|Image|LinkTitle|ProcessingInstruction|URL)$/;

/** Words without markup, on one line; brackets that are no links and unclosed marks stay. */
const bare = (source: string, block: SyntaxNode): string => {
  let [text, at] = ['', block.from];
  block.cursor().iterate(({ name, from, to, node }) => {
    if (name === 'Link' && node.getChild('URL') === null) return false;
    if (!UNSAID.test(name)) return true;
    text += source.slice(at, from);
    at = to;
    return false;
  });
  return (text + source.slice(at, block.to))
    .replace(/[*_`~]{1,3}(?=\S)|(?<=\S)[*_`~]{1,3}/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST);
};

const isSetBack = (source: string, mark: SyntaxNode): boolean =>
  mark.parent?.parent?.parent?.name === 'ListItem' || /\t| {2}/.test(source.slice(mark.from - 2, mark.from));

const blockOf = (source: string, node: SyntaxNode): Block | null => {
  const { name, prevSibling: before } = node;
  if (name.startsWith('ATXHeading'))
    return { kind: 'title', level: Number(name.at(-1)), text: bare(source, node) };
  // A table cannot carry the numbers of facts: each row becomes a point.
  if (name === 'TableHeader' || name === 'TableRow') {
    const cells = node.getChildren('TableCell').map((cell) => bare(source, cell));
    return { kind: 'point', text: cells.join(' : '), under: false };
  }
  if (name !== 'Paragraph') return null;
  const text = bare(source, node);
  if (before?.name !== 'ListMark') return { kind: 'paragraph', text };
  return { kind: 'point', text, under: isSetBack(source, before) };
};

/** The blocks of a model's Markdown; fenced text is read like the rest. */
export function blocksOf(written: string): readonly Block[] {
  const source = written.replaceAll('\r\n', '\n').replace(/^(\s*)•/gm, '$1-');
  const blocks: Block[] = [];
  markdown.parse(source).iterate({
    enter: ({ name, from, to, node }) => {
      if (name === 'CodeText') blocks.push(...blocksOf(source.slice(from, to)));
      const block = blockOf(source, node);
      if (block !== null && block.text !== '') blocks.push(block);
      return block === null;
    },
  });
  return blocks.slice(0, MOST_BLOCKS);
}

export const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?…])\s+(?=[\p{Lu}«"“(\d])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));

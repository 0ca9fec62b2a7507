import type { SyntaxNode } from '@lezer/common';
import type { Mark, Rendered } from './types.ts';
import { withoutWideGaps } from './wide-gaps.ts';

const HIDDEN = new Set(
  'EmphasisMark CodeMark LinkMark StrikethroughMark LinkTitle LinkLabel HeaderMark QuoteMark TaskMarker Comment'
    .split(' ')
    .concat('ProcessingInstruction'),
);
const MARKS: Record<string, Mark['kind']> = {
  StrongEmphasis: 'strong',
  Emphasis: 'em',
  Link: 'link',
  Strikethrough: 'strike',
  InlineCode: 'code',
};
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&rsquo;': '’',
};
const NAME = /^`\p{Lu}[\p{L}\d’'& -]+`$/u;
const FOOTNOTE = /^\[\^?\s*[\d*†]{1,4}(?:\s*[,;–-]\s*\d{1,3})*\]$/u;
/** A superscript footnote mark: "X<sup>1</sup>". */
const RAISED = /^<sup>[\s\d,*†[\]]+<\/sup>$/iu;
const BREAK = /^<(?:br|\/?p|\/?div|\/?li|\/?tr|hr)\b/i;

class Writer {
  readonly map: number[] = [];
  readonly marks: Mark[] = [];
  private readonly parts: string[] = [];
  private readonly answer: string;

  constructor(answer: string) {
    this.answer = answer;
  }

  get length(): number {
    return this.map.length;
  }

  copy(from: number, to: number): void {
    this.parts.push(this.answer.slice(from, to));
    for (let i = from; i < to; i++) this.map.push(i);
  }

  put(text: string, at: number): void {
    this.parts.push(text);
    for (let i = 0; i < text.length; i++) this.map.push(at);
  }

  rendered(): Rendered {
    return { text: this.parts.join(''), map: this.map, marks: this.marks };
  }
}

function entity(source: string): string {
  const named = ENTITIES[source];
  if (named !== undefined) return named;
  const code = /^&#(x?)([\da-f]+);$/i.exec(source);
  const point = code?.[2] === undefined ? Number.NaN : Number.parseInt(code[2], code[1] ? 16 : 10);
  return point > 31 && point < 0x11_0000 ? String.fromCodePoint(point) : ' ';
}

function urlOf(node: SyntaxNode, answer: string): string | undefined {
  const url = node.getChild('URL');
  return url === null ? undefined : answer.slice(url.from, url.to);
}

/** The text that replaces a node in the rendering; null when the node is rendered itself. */
function substitute(node: SyntaxNode, answer: string): string | null {
  if (HIDDEN.has(node.name) || node.name === 'Image') return '';
  const source = answer.slice(node.from, node.to);
  if (node.name === 'Entity') return entity(source);
  if (node.name === 'HardBreak') return '\n';
  if (node.name === 'HTMLTag') return BREAK.test(source) ? '\n' : '';
  if (node.name === 'URL' && node.parent?.name === 'Link' && node.prevSibling?.name === 'LinkMark') return '';
  return node.name === 'Link' && FOOTNOTE.test(source) ? ' ' : null;
}

/** Renders an inline node: hides marks, decodes escapes and entities, drops footnote marks. */
function write(node: SyntaxNode, answer: string, out: Writer): void {
  const instead = substitute(node, answer);
  const url = node.name === 'Link' ? urlOf(node, answer) : undefined;
  const from = out.length;
  if (instead !== null) out.put(instead, node.from);
  else if (node.name === 'Escape') out.copy(node.from + 1, node.to);
  else if (node.name === 'Link' && url === undefined) out.copy(node.from, node.to);
  else writeChildren(node, answer, out);
  const kind = MARKS[node.name];
  if (
    kind === undefined ||
    instead !== null ||
    out.length === from ||
    (node.name === 'Link' && url === undefined)
  )
    return;
  // "`Henrri` — gratuit": a name in backquotes counts as bold.
  const named = kind === 'code' && NAME.test(answer.slice(node.from, node.to));
  out.marks.push({ kind: named ? 'strong' : kind, from, to: out.length, ...(url !== undefined && { url }) });
}

function writeChildren(node: SyntaxNode, answer: string, out: Writer): void {
  let at = node.from;
  for (let child = node.firstChild; child !== null; child = child.nextSibling) {
    if (child.from > at) out.copy(at, child.from);
    const end = child.nextSibling?.to ?? child.to;
    const note = child.name === 'HTMLTag' && RAISED.test(answer.slice(child.from, end));
    if (!note) write(child, answer, out);
    at = Math.max(at, note ? end : child.to);
  }
  if (node.to > at) out.copy(at, node.to);
}

/** Renders a leaf block: paragraph, heading or table cell. */
export function render(node: SyntaxNode, answer: string): Rendered {
  const out = new Writer(answer);
  writeChildren(node, answer, out);
  return withoutWideGaps(out.rendered());
}

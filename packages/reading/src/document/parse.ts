import type { SyntaxNode } from '@lezer/common';
import { tokenize } from './fold.ts';
import { tame } from './guard.ts';
import { render } from './inline.ts';
import { parseMarkdown } from './markdown.ts';
import { type Marker, markerOf } from './marker.ts';
import type { Doc, Mark, Rendered, Unit, UnitKind } from './types.ts';

type Place = Omit<Unit, 'index' | 'text' | 'map' | 'marks' | 'tokens' | 'block' | 'line' | 'head'>;

const OUTSIDE: Place = {
  kind: 'paragraph',
  depth: 0,
  list: -1,
  ordinal: null,
  marked: false,
  level: 0,
  table: -1,
  row: -1,
  col: -1,
  quoted: false,
};

const cutMarks = (marks: readonly Mark[], from: number, to: number): Mark[] =>
  marks
    .filter((m) => m.from < to && m.to > from)
    .map((m) => ({ ...m, from: Math.max(m.from, from) - from, to: Math.min(m.to, to) - from }));

const UNMARKED: Marker = { length: 0, ordinal: null, marked: false };

/** Adds one unit for each non-empty rendered line of a block. */
function addLines(doc: Doc, { text: rendered, map, marks }: Rendered, place: Place, block: number): void {
  let from = 0;
  let line = 0;
  for (const text of rendered.split('\n')) {
    const to = from + text.length;
    if (text.trim() !== '') {
      const marker = place.kind === 'cell' ? UNMARKED : markerOf(text);
      doc.units.push({
        ...place,
        index: doc.units.length,
        text,
        map: map.slice(from, to),
        marks: cutMarks(marks, from, to),
        tokens: tokenize(text, marker.length, doc.english),
        block,
        line,
        ordinal: (line === 0 ? place.ordinal : null) ?? marker.ordinal,
        marked: (line === 0 && place.marked) || marker.marked,
        head: marker.length,
      });
      line++;
    }
    from = to + 1;
  }
}

/** True when English function words outnumber French ones in the first 3,000 characters. */
function inEnglish(answer: string): boolean {
  const small = /\b(?:(the|and|of|for|is|with|you)|le|la|les|des|et|est|pour|vous|une)\b/gi;
  let more = 0;
  for (const found of answer.slice(0, 3_000).matchAll(small)) more += found[1] === undefined ? -1 : 1;
  return more > 0;
}

const LEAF: Record<string, UnitKind> = {
  Paragraph: 'paragraph',
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`ATXHeading${level}`, 'heading'] as const)),
};

class Walker {
  readonly doc: Doc;
  private readonly source: string;
  private block = 0;
  private list = 0;
  private table = 0;
  /** The last top-level numbered list and its last number. */
  private latest = { list: -1, number: 0 };
  /** By list id: the id shared by the lists nested in it. */
  private readonly nested = new Map<number, number>();

  constructor(answer: string, source: string) {
    this.doc = { answer, english: inEnglish(answer), units: [] };
    this.source = source;
  }

  walk(node: SyntaxNode, place: Place): void {
    let number = 0;
    const ordered = node.name === 'OrderedList';
    const list = node.name === 'BulletList' || ordered ? this.listOf(node, place) : place.list;
    for (let child = node.firstChild; child !== null; child = child.nextSibling) {
      if (child.name === 'ListItem') {
        number = this.item(child, ordered, number, { ...place, list });
        if (ordered && place.depth === 0) this.latest = { list, number };
      } else if (child.name === 'Table') this.tableRows(child, place);
      else if (LEAF[child.name] !== undefined) this.leaf(child, place);
      else if (!/^(?:ListMark|QuoteMark|HorizontalRule)$/.test(child.name)) {
        this.walk(child, { ...place, quoted: place.quoted || child.name === 'Blockquote' });
      }
    }
  }

  /** The id of a list. A numbering that continues after a title, and lists nested in the same list, share one id. */
  private listOf(node: SyntaxNode, { depth, list }: Place): number {
    const first = Number.parseInt(this.source.slice(node.from, node.from + 4), 10);
    if (depth === 0) return first > 1 && first === this.latest.number + 1 ? this.latest.list : this.list++;
    const nested = this.nested.get(list) ?? this.list++;
    this.nested.set(list, nested);
    return nested;
  }

  private item(item: SyntaxNode, ordered: boolean, before: number, place: Place): number {
    let number = before + 1;
    let first = true;
    for (let child = item.firstChild; child !== null; child = child.nextSibling) {
      if (child.name === 'ListMark') {
        const written = Number.parseInt(this.source.slice(child.from, child.to), 10);
        if (!Number.isNaN(written)) number = written;
        continue;
      }
      const inside: Place = {
        ...place,
        kind: 'item',
        depth: place.depth + 1,
        ordinal: ordered && first ? number : null,
        marked: first,
      };
      if (LEAF[child.name] !== undefined) {
        this.leaf(child, { ...inside, kind: LEAF[child.name] === 'heading' ? 'heading' : 'item' });
        first = false;
      } else if (child.name === 'Table') this.tableRows(child, place);
      else if (/^(?:BulletList|OrderedList|Blockquote)$/.test(child.name))
        this.walk(child, { ...place, depth: place.depth + 1, kind: 'item' });
    }
    return number;
  }

  private leaf(node: SyntaxNode, place: Place): void {
    const kind = LEAF[node.name] === 'heading' ? 'heading' : place.kind;
    const level = node.name.startsWith('ATXHeading') ? Number(node.name.slice(-1)) : 0;
    addLines(this.doc, render(node, this.source), { ...place, kind, level }, this.block++);
  }

  private tableRows(table: SyntaxNode, place: Place): void {
    const id = this.table++;
    let row = 0;
    for (let line = table.firstChild; line !== null; line = line.nextSibling) {
      if (line.name !== 'TableHeader' && line.name !== 'TableRow') continue;
      let col = this.source[line.from] === '|' ? -1 : 0;
      for (let cell = line.firstChild; cell !== null; cell = cell.nextSibling) {
        if (cell.name === 'TableDelimiter') col++;
        else
          addLines(
            this.doc,
            render(cell, this.source),
            { ...place, kind: 'cell', table: id, row, col },
            this.block++,
          );
      }
      row++;
    }
  }
}

/** Renders an answer into lines with their structure; each character keeps its offset in the answer. */
export function parseAnswer(answer: string): Doc {
  const source = tame(answer);
  const walker = new Walker(answer, source);
  walker.walk(parseMarkdown(source), OUTSIDE);
  return walker.doc;
}

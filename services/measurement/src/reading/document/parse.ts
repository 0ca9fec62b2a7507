import type { SyntaxNode } from '@lezer/common';
import { type InlineContext, parser, Strikethrough, Table } from '@lezer/markdown';
import { tokenize } from './fold.ts';
import { tame } from './guard.ts';
import { type Rendered, render } from './inline.ts';
import { hasLetteredList, readMarker } from './marker.ts';
import type { Doc, Mark, Unit, UnitKind } from './types.ts';

/** The characters at which inline markup may begin or end, by their codes. */
const SIGNS = new Uint8Array(128);
for (const sign of '\\&`<*_[]!~') SIGNS[sign.charCodeAt(0)] = 1;

/** Runs over what is no markup in one go, where the parser would ask each of its rules about each letter. */
const letters = {
  name: 'Letters',
  before: 'Escape',
  parse(cx: InlineContext, next: number, from: number): number {
    let at = from;
    // Two spaces may be a hard line break: left to its rule.
    for (let char = next; at < cx.end && SIGNS[char] !== 1; ) {
      const then = cx.char(at + 1);
      if (char === 0x20 && then === 0x20) break;
      at++;
      char = then;
    }
    return at === from ? -1 : at;
  },
};

/** CommonMark with tables and strikethrough; what a model indents or sets under dashes is text, not code or a title. */
const markdown = parser.configure([
  Table,
  Strikethrough,
  { parseInline: [letters] },
  { remove: ['IndentedCode', 'HTMLBlock', 'SetextHeading', 'LinkReference', 'FencedCode'] },
]);

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

function cutMarks(marks: readonly Mark[], from: number, to: number): Mark[] {
  if (marks.length === 0) return [];
  return marks
    .filter((m) => m.from < to && m.to > from)
    .map((m) => ({ ...m, from: Math.max(m.from, from) - from, to: Math.min(m.to, to) - from }));
}

/** A line that ends on a small word goes on below: "L'Atelier de<br>l'Écriture". */
const UNENDED = /(?<=[\s'’](?:de|du|des|la|le|les|et|à|au|aux|en|sur|&)|[\s(][dl]['’])[ \t]*\n/giu;

/** Adds one unit per rendered line of a block. */
function addLines(doc: Doc, rendered: Rendered, place: Place, block: number): void {
  let from = 0;
  let line = 0;
  for (const text of (rendered.text.includes('\n')
    ? rendered.text.replaceAll(UNENDED, (m) => ' '.repeat(m.length))
    : rendered.text
  ).split('\n')) {
    const to = from + text.length;
    if (text.trim() !== '') {
      const marker =
        place.kind === 'cell' ? { length: 0, ordinal: null, marked: false } : readMarker(text, doc.lettered);
      doc.units.push({
        ...place,
        index: doc.units.length,
        text,
        map: text.length === rendered.text.length ? rendered.map : rendered.map.slice(from, to),
        marks: cutMarks(rendered.marks, from, to),
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

const LEAF: Record<string, UnitKind> = {
  Paragraph: 'paragraph',
  ATXHeading1: 'heading',
  ATXHeading2: 'heading',
  ATXHeading3: 'heading',
  ATXHeading4: 'heading',
  ATXHeading5: 'heading',
  ATXHeading6: 'heading',
};

class Walker {
  readonly doc: Doc;
  private readonly source: string;
  private block = 0;
  private list = 0;
  private table = 0;

  constructor(answer: string, source: string) {
    this.doc = { answer, english: inEnglish(answer), lettered: hasLetteredList(answer), units: [] };
    this.source = source;
  }

  walk(node: SyntaxNode, place: Place): void {
    let number = 0;
    const list = node.name === 'BulletList' || node.name === 'OrderedList' ? this.list++ : place.list;
    for (let child = node.firstChild; child !== null; child = child.nextSibling) {
      if (child.name === 'ListItem') {
        number = this.item(child, node.name === 'OrderedList', number, { ...place, list });
      } else if (child.name === 'Table') this.tableRows(child, place);
      else if (LEAF[child.name] !== undefined) this.leaf(child, place);
      else if (child.name !== 'ListMark' && child.name !== 'QuoteMark') {
        this.walk(child, { ...place, quoted: place.quoted || child.name === 'Blockquote' });
      }
    }
  }

  private item(item: SyntaxNode, ordered: boolean, before: number, place: Place): number {
    const mark = item.getChild('ListMark');
    const written = mark === null ? Number.NaN : Number.parseInt(this.source.slice(mark.from, mark.to), 10);
    const number = Number.isNaN(written) ? before + 1 : written;
    let first = true;
    for (let child = item.firstChild; child !== null; child = child.nextSibling) {
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
      else if (child.name !== 'ListMark')
        this.walkInto(child, { ...place, depth: place.depth + 1, kind: 'item' });
    }
    return number;
  }

  private walkInto(node: SyntaxNode, place: Place): void {
    if (node.name === 'BulletList' || node.name === 'OrderedList' || node.name === 'Blockquote')
      this.walk(node, place);
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

const SMALL_WORDS = /\b(?:(the|and|of|for|is|with|you)|le|la|les|des|et|est|pour|vous|une)\b/gi;

function inEnglish(answer: string): boolean {
  let more = 0;
  for (const found of answer.slice(0, 3_000).matchAll(SMALL_WORDS)) more += found[1] === undefined ? -1 : 1;
  return more > 0;
}

/** The answer as a reader sees it: lines with their structure, every character tied to its place in the answer. */
export function parseAnswer(answer: string): Doc {
  const source = tame(answer);
  const walker = new Walker(answer, source);
  walker.walk(markdown.parse(source).topNode, OUTSIDE);
  return walker.doc;
}

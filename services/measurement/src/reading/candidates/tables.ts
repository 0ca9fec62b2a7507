import { fold } from '../document/fold.ts';
import type { Doc, Unit } from '../document/types.ts';
import { PROVIDER_HEADINGS, RANK_HEADINGS } from '../lexicons/labels-of-lists.ts';
import { likeness } from './likeness.ts';

/** The cells of a table that hold names of businesses, in reading order, with the rank a column gives them. */
export type TableNames = {
  cells: { unit: Unit; rank: number | null; row: Unit[] }[];
  sure: boolean;
  headings: ReadonlyMap<number, string>;
};

function tablesOf(doc: Doc): Map<number, Unit[]> {
  const tables = new Map<number, Unit[]>();
  for (const unit of doc.units) {
    if (unit.kind !== 'cell' || unit.line > 0) continue;
    const cells = tables.get(unit.table);
    if (cells === undefined) tables.set(unit.table, [unit]);
    else cells.push(unit);
  }
  return tables;
}

const MEDAL: Record<string, number> = { '🥇': 1, '🥈': 2, '🥉': 3 };

function rankIn(cell: Unit | undefined): number | null {
  const text = cell?.text.trim() ?? '';
  const medal = MEDAL[[...text][0] ?? ''];
  if (medal !== undefined) return medal;
  const number = /^(?:n°\s*|#)?(\d{1,2})\s*(?:er|e|re|ème|st|nd|rd|th|°|\.)?$/iu.exec(text);
  return number?.[1] === undefined ? null : Number(number[1]);
}

const strong = (unit: Unit) => likeness(unit.tokens.slice(0, 8)) === 'strong';

/** Reads one table: which column, or which row of headings, holds the providers. */
function readTable(cells: Unit[], isKnown: (u: Unit) => boolean): TableNames | null {
  const heading = cells.filter((c) => c.row === 0);
  const body = cells.filter((c) => c.row > 0);
  const acrossKnown = heading.filter((c) => c.col > 0 && isKnown(c)).length;
  const columns = [...new Set(cells.map((c) => c.col))].sort((a, b) => a - b);
  const knownIn = columns.map((col) => body.filter((c) => c.col === col && isKnown(c)).length);
  const mostKnown = Math.max(0, ...knownIn);
  const across = heading.filter((c) => c.col > 0);
  const cornerIsLabel = !PROVIDER_HEADINGS.test(fold(heading.find((c) => c.col === 0)?.text ?? ''));
  if (
    acrossKnown > mostKnown ||
    (mostKnown === 0 && cornerIsLabel && across.length > 1 && across.every(strong))
  ) {
    return {
      cells: across.map((unit) => ({ unit, rank: null, row: body.filter((c) => c.col === unit.col) })),
      sure: acrossKnown > 0,
      headings: new Map(),
    };
  }
  const titled = heading.find((c) => PROVIDER_HEADINGS.test(fold(c.text)))?.col;
  const column = mostKnown > 0 ? columns[knownIn.indexOf(mostKnown)] : titled;
  if (column === undefined) return null;
  const rankColumn = heading.find((c) =>
    RANK_HEADINGS.test(
      fold(c.text)
        .replace(/[(:].*$/u, '')
        .replaceAll(/[^\p{L}\p{N}#]/gu, ''),
    ),
  )?.col;
  const names = body.filter((c) => c.col === column);
  return {
    cells: names.map((unit) => {
      const row = body.filter((c) => c.row === unit.row && c.col !== column);
      const first =
        rankColumn === undefined ? row.find((c) => c.col < column) : row.find((c) => c.col === rankColumn);
      return { unit, rank: rankIn(first), row };
    }),
    sure: mostKnown > 0,
    headings: new Map(heading.map((c) => [c.col, fold(c.text)])),
  };
}

export function namesInTables(doc: Doc, isKnown: (u: Unit) => boolean): TableNames[] {
  return [...tablesOf(doc).values()].flatMap((cells) => readTable(cells, isKnown) ?? []);
}

import { fold } from '../document/fold.ts';
import { MEDALS } from '../document/marker.ts';
import type { Doc, Unit } from '../document/types.ts';
import { RANK_HEADING } from '../lexicons/titles.ts';

/** The cells of a table with business names, in reading order, each with its rank from another cell. */
export type TableNames = { unit: Unit; rank: number | null; row: Unit[] }[];

const NUMBER =
  /^(?:n°?|no|numero|rang|place|position|#|top)? ?(\d{1,2}) ?(?:er|ere|e|re|eme|ieme|nde?|st|nd|rd|th|°|\.)?(?: place| position| ex ?aequo| ?\/ ?\d{1,2})?$/u;
/** "8,1 (3ᵉ)": the rank in brackets beside a score. */
const BESIDE_SCORE = /\((?:n°?|no|#)? ?(\d{1,2}) ?(?:er|ere|e|re|eme|nde?|st|nd|rd|th)?\)$/u;

/** The rank that a short text states: "3ᵉ", "n° 2", "1re place", "🥇"; null when it states none. */
function rankOf(text: string): number | null {
  const bare = text.trim();
  const plain = fold(bare).replaceAll(/[\s\u00a0'’-]+/gu, ' ');
  const number = MEDALS[bare.slice(0, 2)] ?? (NUMBER.exec(plain) ?? BESIDE_SCORE.exec(plain))?.[1];
  return number === undefined ? null : Number(number);
}

/** True when the heading announces ranks. */
const ranks = (heading: Unit): boolean =>
  RANK_HEADING.test(
    fold(heading.text)
      .replaceAll(/[^\p{L}\p{N}#°]+/gu, ' ')
      .trim(),
  );

/** Finds the column, or the heading row, that names the providers; null when the table names none. */
function readTable(cells: Unit[], isKnown: (u: Unit) => boolean): TableNames | null {
  const heading = cells.filter((c) => c.row === 0);
  const body = cells.filter((c) => c.row > 0);
  const acrossKnown = heading.filter((c) => c.col > 0 && isKnown(c)).length;
  const columns = [...new Set(cells.map((c) => c.col))].sort((a, b) => a - b);
  const byColumn = Map.groupBy(body, (c) => c.col);
  const byRow = Map.groupBy(body, (c) => c.row);
  const under = (col: number) => byColumn.get(col) ?? [];
  const knownIn = columns.map((col) => under(col).filter(isKnown).length);
  const mostKnown = Math.max(0, ...knownIn);
  if (acrossKnown > mostKnown) {
    const ranked = new Set(
      under(0)
        .filter(ranks)
        .map((c) => c.row),
    );
    return heading
      .filter((c) => c.col > 0)
      .map((unit) => {
        const row = under(unit.col);
        return { unit, rank: rankOf(row.find((c) => ranked.has(c.row))?.text ?? ''), row };
      });
  }
  const column = columns[knownIn.indexOf(mostKnown)];
  if (column === undefined || mostKnown === 0) return null;
  const rankColumn = heading.find(ranks)?.col;
  return under(column).map((unit) => {
    const row = (byRow.get(unit.row) ?? []).filter((c) => c.col !== column);
    const first = row.find((c) => (rankColumn === undefined ? c.col < column : c.col === rankColumn));
    return { unit, rank: rankOf(first?.text ?? ''), row };
  });
}

export function namesInTables({ units }: Doc, isKnown: (u: Unit) => boolean): TableNames[] {
  const cells = units.filter(({ kind, line }) => kind === 'cell' && line === 0);
  const tables = Map.groupBy(cells, ({ table }) => table).values();
  return [...tables].map((table) => readTable(table, isKnown) ?? []);
}

/** Number of tokens in the name of a cell: up to a sign. */
export function endInCell({ text, tokens }: Unit): number {
  const open = text.search(/\s*[(,–—|]|\s-\s/u);
  const end = tokens.findIndex((t) => t.to > (open <= 0 ? text.length : open));
  return end < 0 ? tokens.length : end;
}

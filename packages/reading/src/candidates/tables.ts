import { fold } from '../document/fold.ts';
import { MEDALS } from '../document/marker.ts';
import type { Doc, Unit } from '../document/types.ts';
import { PROVIDER_HEADING, RANK_HEADING } from '../lexicons/titles.ts';
import { likeness } from './likeness.ts';

/** The cells of a table with business names, in reading order, each with its rank from another cell. */
export type TableNames = {
  cells: { unit: Unit; rank: number | null; row: Unit[] }[];
  sure: boolean;
};

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

/** True when the heading announces ranks and at least two of the cells hold one. */
function ranksIn(heading: Unit, cells: readonly Unit[]): boolean {
  const words = fold(heading.text).replaceAll(/[^\p{L}\p{N}#°]+/gu, ' ');
  return RANK_HEADING.test(words.trim()) && cells.filter((c) => rankOf(c.text) !== null).length > 1;
}

const strong = (unit: Unit) => likeness(unit.tokens.slice(0, 8)) === 'strong';

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
  const across = heading.filter((c) => c.col > 0);
  const cornerIsLabel = !PROVIDER_HEADING.test(fold(heading.find((c) => c.col === 0)?.text ?? ''));
  if (
    acrossKnown > mostKnown ||
    (mostKnown === 0 && cornerIsLabel && across.length > 1 && across.every(strong))
  ) {
    const ranked = new Set(
      under(0)
        .filter((c) =>
          ranksIn(
            c,
            (byRow.get(c.row) ?? []).filter((o) => o.col > 0),
          ),
        )
        .map((c) => c.row),
    );
    return {
      cells: across.map((unit) => {
        const row = under(unit.col);
        return { unit, rank: rankOf(row.find((c) => ranked.has(c.row))?.text ?? ''), row };
      }),
      sure: acrossKnown > 0,
    };
  }
  const titled = heading.find((c) => PROVIDER_HEADING.test(fold(c.text)))?.col;
  const column = mostKnown > 0 ? columns[knownIn.indexOf(mostKnown)] : titled;
  if (column === undefined) return null;
  const rankColumn = heading.find((h) => ranksIn(h, under(h.col)))?.col;
  return {
    cells: under(column).map((unit) => {
      const row = (byRow.get(unit.row) ?? []).filter((c) => c.col !== column);
      const first =
        rankColumn === undefined ? row.find((c) => c.col < column) : row.find((c) => c.col === rankColumn);
      return { unit, rank: rankOf(first?.text ?? ''), row };
    }),
    sure: mostKnown > 0,
  };
}

export function namesInTables({ units }: Doc, isKnown: (u: Unit) => boolean): TableNames[] {
  const cells = units.filter(({ kind, line }) => kind === 'cell' && line === 0);
  const tables = Map.groupBy(cells, ({ table }) => table).values();
  return [...tables].flatMap((table) => readTable(table, isKnown) ?? []);
}

/** Number of tokens in the name of a cell: the bold or linked start, "**Mobalpa** Tours Nord", or up to a sign. */
export function endInCell({ text, tokens, marks: [mark] }: Unit): number {
  const apart =
    mark?.from === 0 && (mark.kind === 'strong' || mark.kind === 'link') && mark.to < text.trimEnd().length;
  const open = apart ? mark.to : text.search(/\s*[(,–—|]|\s-\s/u);
  const end = tokens.findIndex((t) => t.to > (open <= 0 ? text.length : open));
  return end < 0 ? tokens.length : end;
}

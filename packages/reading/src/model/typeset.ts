import { parseAnswer } from '../document/parse.ts';
import { markOf } from '../document/shown.ts';
import type { Unit } from '../document/types.ts';
import { type Stretch, VisibleText } from './text.ts';

/** A run of an answer's visible text: bold or not, the business that it names, whether it offers one. */
export type Run = { text: string; strong: boolean; is: string; offers: boolean };

/** A line of an answer; `mark` is the number or dash of a list item. Cells have a table, a row and a column. */
export type Line = Pick<Unit, 'kind' | 'level' | 'block' | 'depth' | 'table' | 'row' | 'col'> & {
  mark: string;
  runs: Run[];
};

/** What is marked: names wherever they stand, and stretches of the stored answer. */
export type Marked = {
  names: readonly { name: string; is: string }[];
  offers: readonly Stretch[];
};

type Span = { unit: Unit; from: number; to: number; is: string };

/** A short name may stand inside a longer one, which is meant then. */
const holds = (longer: Span, { unit, from, to }: Span): boolean =>
  longer.unit === unit && longer.from <= from && to <= longer.to;

/** Direction marks and control characters could disguise the words around them. */
const UNSEEN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** The most bytes that a text takes in a page of HTML. */
const bytes = (text: string): number =>
  text.length + 5 * (text.match(/[&<"]/g)?.length ?? 0) + 2 * (text.match(/[^ -~]/g)?.length ?? 0);
/** Bytes of the elements around a line and around a run. */
const AROUND_LINE = 60;
const AROUND_RUN = 40;

/** At most `most` characters, cut between words if possible. */
function cutText(text: string, most: number): string {
  const kept = text.slice(0, Math.max(0, most));
  const space = kept.lastIndexOf(' ');
  return (space > 0 ? kept.slice(0, space) : kept).replace(/[\ud800-\udbff]$/, '');
}

const firstFrom = ({ map }: Unit, at: number): number => {
  const index = map.findIndex((offset) => offset >= at);
  return index < 0 ? map.length : index;
};

const within = (unit: Unit, { start, end }: Stretch) => ({
  from: firstFrom(unit, start),
  to: firstFrom(unit, end),
});

const clean = (text: string): string => text.replaceAll(UNSEEN, (sign) => (/\s/.test(sign) ? ' ' : ''));

const meets = ({ map }: Unit, { start, end }: Stretch): boolean =>
  start <= (map.at(-1) ?? 0) && end > (map[0] ?? 0);

/** The visible words of a stretch, on one line. */
const wordsOf = (units: readonly Unit[], stretch: Stretch): string =>
  units
    .filter((unit) => meets(unit, stretch))
    .map((unit) => {
      const { from, to } = within(unit, stretch);
      return clean(unit.text.slice(from, to)).trim();
    })
    .join(' ');

function runsOf(unit: Unit, names: readonly Span[], offers: readonly Stretch[]): Run[] {
  const offered = offers.filter((stretch) => meets(unit, stretch)).map((stretch) => within(unit, stretch));
  const strong = unit.marks.filter(({ kind }) => kind === 'strong');
  const cuts = [...names, ...offered, ...strong].flatMap(({ from, to }) => [from, to]);
  const points = [...new Set([0, ...cuts, unit.text.length])].toSorted((a, b) => a - b);
  const covers =
    (at: number) =>
    ({ from, to }: { from: number; to: number }): boolean =>
      from <= at && at < to;
  return points.slice(0, -1).map((from, i) => ({
    text: clean(unit.text.slice(from, points[i + 1])),
    strong: strong.some(covers(from)),
    is: names.find(covers(from))?.is ?? '',
    offers: offered.some(covers(from)),
  }));
}

/** The lines that fit into `most` bytes of HTML; `cut`: something was left out. */
function linesOf(
  units: readonly Unit[],
  named: ReadonlyMap<Unit, readonly Span[]>,
  offers: readonly Stretch[],
  most: number,
) {
  const lines: Line[] = [];
  let left = most;
  for (const unit of units) {
    const { kind, level, block, depth, table, row, col } = unit;
    const line: Line = { kind, level, block, depth, table, row, col, mark: markOf(unit), runs: [] };
    lines.push(line);
    left -= AROUND_LINE;
    for (const run of runsOf(unit, named.get(unit) ?? [], offers)) {
      const size = AROUND_RUN + bytes(run.text);
      if (size > left) {
        line.runs.push({ ...run, text: cutText(run.text, Math.floor(left / 6)) });
        return { lines, cut: true };
      }
      line.runs.push(run);
      left -= size;
    }
  }
  return { lines, cut: false };
}

/** An answer as plain data for a page: lines of at most `most` bytes of HTML, and the words of each of `offers`. */
export function typesetAnswer(answer: string, { names, offers }: Marked, most: number) {
  const doc = parseAnswer(answer);
  const text = new VisibleText(doc);
  const places = names
    .flatMap(({ name, is }) => text.placesOf(name).map(({ unit, from, to }) => ({ unit, from, to, is })))
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))
    .filter((place, i, all) => !all.slice(0, i).some((longer) => holds(longer, place)));
  const named = Map.groupBy(places, ({ unit }) => unit);
  const words = offers.map((stretch) => wordsOf(doc.units, stretch));
  return { ...linesOf(doc.units, named, offers, most), words };
}

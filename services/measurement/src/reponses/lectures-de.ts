import { type Lecture, lire } from '../assembler/lecture.ts';
import type { StoredCell } from '../cells/cell.store.ts';
import { lastRead } from '../mesures/last-read.ts';
import type { Mesure } from '../mesures/mesure.ts';
import { type Readings, readingsMade } from '../mesures/replies.ts';
import type { Needs } from '../needs.ts';

type Wanted = {
  readonly which: (cell: StoredCell) => boolean;
  /** The decisions that count; absent: those that people made. */
  readonly decisions?: (made: Readings['decisions']) => Readings['decisions'];
};

/** Some answers of a measurement as they were last read. */
export const lecturesDe = async (
  needs: Needs,
  id: string,
  mesure: Mesure,
  { which, decisions = (made) => made }: Wanted,
): Promise<readonly Lecture[]> => {
  const { mesure: last, pour } = lastRead(id, mesure);
  if (last.figee === null) return [];
  const made = await readingsMade(needs, id, pour);
  const readings = { ...made, decisions: decisions(made.decisions) };
  const all = (await needs.cells.of(id)).filter(which);
  const answers = await needs.answers.these(all.map(({ _id }) => _id));
  return lire({ mesure: last, figee: last.figee, all, readings }, answers);
};

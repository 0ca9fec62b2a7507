import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { Reading, readAnswer } from '@agence/reading';
import { type Invalid, validity } from '../ai/validity.ts';
import type { StoredAnswer } from '../cells/answer.store.ts';
import type { StoredCell } from '../cells/cell.store.ts';
import type { Figee, Mesure, Question } from '../mesures/mesure.ts';

/** One paid call with what came of it: read when the answer is valid, else why it is set aside. */
export type Lecture = { readonly cell: StoredCell; readonly answer: StoredAnswer | null } & (
  | { readonly reading: Reading }
  | { readonly ecart: Invalid | 'inconnue' }
);

const reader =
  (read: typeof readAnswer, mesure: Mesure, figee: Figee) =>
  ({ question }: Question, cell: StoredCell, answer: StoredAnswer | null): Lecture => {
    if (cell.etat === 'indeterminate' || figee.inconnues.includes(cell._id))
      return { cell, answer: null, ecart: 'inconnue' };
    if (answer === null || cell.etat !== 'done') return { cell, answer: null, ecart: 'échec' };
    const valid = validity(answer);
    if (!valid.valid) return { cell, answer, ecart: valid.why };
    const { entreprise, site_web: site, ville, metier, concurrents } = mesure.fiche;
    const reading = read(answer.text, {
      client: { entreprise, site, ville, metier },
      concurrents,
      question,
      sources: answer.sources.map(({ url }) => url),
    });
    return reading.refusal ? { cell, answer, ecart: 'refus' } : { cell, answer, reading };
  };

/** Every call of a measurement, read as it was when the measurement was concluded: a pure function of what is stored, so that reading again costs no call. Other work goes on in between. */
export async function lire(
  mesure: Mesure,
  figee: Figee,
  cells: readonly StoredCell[],
  answers: readonly StoredAnswer[],
): Promise<readonly Lecture[]> {
  // Two hundred files: loaded by the first measurement that is over.
  const { readAnswer } = await import('@agence/reading');
  const read = reader(readAnswer, mesure, figee);
  const byCell = new Map(answers.map((answer) => [answer._id, answer]));
  const questions = new Map(mesure.questions.map((question) => [question.n, question]));
  const lectures: Lecture[] = [];
  for (const cell of cells) {
    const question = questions.get(cell.n);
    if (question !== undefined) lectures.push(read(question, cell, byCell.get(cell._id) ?? null));
    await yieldToOthers();
  }
  return lectures;
}

import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { Reading, Replies } from '@agence/reading';
import { isoDay } from '@agence/words/paris';
import { type Invalid, validity } from '../ai/validity.ts';
import type { StoredAnswer } from '../cells/answer.store.ts';
import type { StoredCell } from '../cells/cell.store.ts';
import type { Figee, Mesure, Question } from '../mesures/mesure.ts';
import { contextOf, loadReader, type Reader, readingOf } from '../mesures/read.ts';
import { seedOf } from '../mesures/reading-cells.ts';
import { type Readings, repliesByAnswer } from '../mesures/replies.ts';
import { type Lu, tranchee } from './decision.ts';

/** One paid call: with its reading when the answer is valid, else with the reason it is set aside. */
export type Lecture = { readonly cell: StoredCell; readonly answer: StoredAnswer | null } & (
  | { readonly reading: Lu }
  | { readonly ecart: Invalid | 'inconnue' }
);

/** The day of an answer, in Paris. */
export const jourDe = ({ answer }: Lecture): { jour?: string } =>
  answer === null ? {} : { jour: isoDay(answer.at) };

/** What to read, with the replies of the reading model. */
export type ToRead = {
  readonly mesure: Mesure;
  readonly figee: Figee;
  readonly all: readonly StoredCell[];
  readonly readings: Readings;
};

const reader = ({ readAnswer, readByModel }: Reader, { mesure, figee, readings }: ToRead) => {
  const replies = repliesByAnswer(readings, figee.inconnues);
  const read = ({ question }: Question, answer: StoredAnswer): Reading => {
    const context = contextOf(mesure, question, answer);
    if (mesure.lecteur === undefined) return readAnswer(answer.text, context);
    const next = (given: Replies) => readByModel(answer.text, context, seedOf(mesure, answer._id), given);
    return readingOf(next, replies.get(answer._id) ?? {});
  };
  const decided = (question: Question, answer: StoredAnswer): Lu =>
    tranchee(read(question, answer), readings.decisions.get(answer._id), mesure.fiche.entreprise);
  return (question: Question, cell: StoredCell, answer: StoredAnswer | null): Lecture => {
    if (cell.etat === 'indeterminate' || figee.inconnues.includes(cell._id))
      return { cell, answer: null, ecart: 'inconnue' };
    if (answer === null || cell.etat !== 'done') return { cell, answer: null, ecart: 'échec' };
    const valid = validity(answer);
    if (!valid.valid) return { cell, answer, ecart: valid.why };
    const reading = decided(question, answer);
    return reading.refusal ? { cell, answer, ecart: 'refus' } : { cell, answer, reading };
  };
};

/**
 * Reads every call as it was when the measurement was concluded: pure over stored data, so reading again costs no
 * call. Yields to other work in between.
 */
export async function lire(toRead: ToRead, answers: readonly StoredAnswer[]): Promise<readonly Lecture[]> {
  const read = reader(await loadReader(), toRead);
  const byCell = new Map(answers.map((answer) => [answer._id, answer]));
  const questions = new Map(toRead.mesure.questions.map((question) => [question.n, question]));
  const lectures: Lecture[] = [];
  for (const cell of toRead.all) {
    const question = questions.get(cell.n);
    if (question !== undefined) lectures.push(read(question, cell, byCell.get(cell._id) ?? null));
    await yieldToOthers();
  }
  return lectures;
}

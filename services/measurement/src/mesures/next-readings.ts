import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { ReadingStep } from '@agence/reading';
import { lecturesEnPlus } from '@agence/words/promises';
import { validity } from '../ai/validity.ts';
import type { StoredCell } from '../cells/cell.store.ts';
import type { Needs } from '../needs.ts';
import { countOfAnswers } from './answer-cells.ts';
import type { Mesure, Relecture } from './mesure.ts';
import { contextOf, loadReader, readingsMade, repliesByAnswer } from './read.ts';
import { readBy, readingCall, readingsOf, seedOf } from './reading-cells.ts';

/** Most calls of a step in a measurement: the number that was announced. */
const mostOf = (step: ReadingStep, answers: number): number =>
  step === 'lecture' ? answers : lecturesEnPlus(answers);

/** Creates the reading calls that these answers still need; true when any is open. Repeating it creates the same calls. */
export const readOn = async (
  { cells, answers, citations, databaseNow }: Needs,
  id: string,
  mesure: Mesure,
  all: readonly StoredCell[],
  again?: Relecture,
): Promise<boolean> => {
  if ((again?.lecteur ?? mesure.lecteur) === undefined) return false;
  const pour = readingsOf(id, again);
  if (await cells.live(pour)) return true;
  const made = await readingsMade({ cells, answers, citations }, id, pour);
  const texts = new Map((await answers.of(id)).map((answer) => [answer._id, answer]));
  const questions = new Map(mesure.questions.map(({ n, question }) => [n, question]));
  const replies = repliesByAnswer(made);
  const { readByModel } = await loadReader();
  const created = await databaseNow();
  const ordered: StoredCell[] = [];
  const steps = made.cells.map((cell) => readBy(cell).step);
  // Answers are taken in order until the announced number of calls is reached.
  const room = (step: ReadingStep): boolean =>
    steps.filter((other) => other === step).length < mostOf(step, countOfAnswers(mesure));
  for (const cell of all) {
    const [answer, question] = [texts.get(cell._id), questions.get(cell.n)];
    if (answer === undefined || question === undefined || cell.etat !== 'done' || !validity(answer).valid)
      continue;
    const context = contextOf(mesure, question, answer);
    const next = readByModel(answer.text, context, seedOf(mesure, cell._id), replies.get(cell._id) ?? {});
    const call = 'ask' in next && room(next.ask) ? readingCall(cell, next.ask, created, again) : null;
    if (call !== null) {
      ordered.push(call);
      steps.push(readBy(call).step);
    }
    await yieldToOthers();
  }
  await cells.create(ordered);
  return ordered.length > 0;
};

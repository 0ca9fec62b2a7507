import type { StoredCell } from '../cells/cell.store.ts';
import type { Asked } from '../cells/tasks.ts';
import type { Needs } from '../needs.ts';
import { askPrompt } from '../questions/prepare.ts';
import { hintOf, said } from './fiche.ts';
import { contextOf, loadReader, NO_READINGS, readingsMade, repliesByAnswer } from './read.ts';
import { mesureOf, readBy, seedOf } from './reading-cells.ts';

/** Builds the answer calls of a measurement from the questions in its plan; null when it does not exist. */
export const askQuestions = async ({ mesures }: Needs, pour: string) => {
  const { state } = await mesures.read(pour);
  if (state === null) return null;
  const { questions, fiche } = state;
  return (cell: StoredCell): Asked | null => {
    const question = questions.find(({ n }) => n === cell.n);
    if (question === undefined) return null;
    const hint = hintOf(cell, fiche);
    return { ...askPrompt(question.question), search: true, ville: said(fiche.ville), hint };
  };
};

/** Builds the reading calls of a measurement: the answer, its question, and the businesses that it may name. */
export const askReadings = async (
  { mesures, answers, cells, citations }: Needs,
  pour: string,
  asked: readonly StoredCell[],
) => {
  const { state } = await mesures.read(mesureOf(pour));
  if (state === null) return null;
  const read = asked.map((cell) => readBy(cell).answer);
  const texts = new Map((await answers.these(read)).map((answer) => [answer._id, answer]));
  // First readings depend on no reply, so none are loaded for them.
  const later = asked.some((cell) => readBy(cell).step !== 'lecture');
  const made = later ? await readingsMade({ cells, answers, citations }, mesureOf(pour), pour) : NO_READINGS;
  const replies = repliesByAnswer(made);
  const { readByModel } = await loadReader();
  return (cell: StoredCell): Asked | null => {
    const { answer: id, step } = readBy(cell);
    const answer = texts.get(id);
    const question = state.questions.find(({ n }) => n === cell.n)?.question;
    if (answer === undefined || question === undefined) return null;
    const context = contextOf(state, question, answer);
    const next = readByModel(answer.text, context, seedOf(state, id), replies.get(id) ?? {});
    if ('reading' in next || next.ask !== step) return null;
    const { roster, ...request } = next.request;
    const lecture = { step, question, answer: answer.text, roster };
    return { ...request, hint: { ...hintOf(cell, state.fiche), lecture } };
  };
};

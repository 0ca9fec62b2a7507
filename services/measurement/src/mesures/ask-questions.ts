import { isoDay } from '@agence/words/paris';
import type { StoredCell } from '../cells/cell.store.ts';
import type { Asked } from '../cells/tasks.ts';
import type { Needs } from '../needs.ts';
import { askPrompt } from '../questions/prepare.ts';
import { hintOf, said } from './hint.ts';

/** Builds the answer calls of a measurement from the questions in its plan; null when it does not exist. */
export const askQuestions = async ({ mesures, clock }: Needs, pour: string) => {
  const { state } = await mesures.read(pour);
  if (state === null) return null;
  const { questions, fiche } = state;
  const day = state.jours === undefined ? {} : { jour: isoDay(clock.now()) };
  return (cell: StoredCell): Asked | null => {
    const question = questions.find(({ n }) => n === cell.n);
    if (question === undefined) return null;
    return {
      ...askPrompt(question.question),
      search: true,
      ville: said(fiche.ville),
      hint: { ...hintOf(cell, fiche), ...day },
    };
  };
};

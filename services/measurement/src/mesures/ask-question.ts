import type { StoredCell } from '../cells/cell.store.ts';
import type { Asked } from '../cells/tasks.ts';
import type { Needs } from '../needs.ts';
import { askPrompt } from '../questions/prepare.ts';
import { hintOf, said } from './hint.ts';

/** What an answer is asked with: the question as its plan fixed it. */
export const askQuestion = async ({ mesures }: Needs, cell: StoredCell): Promise<Asked | null> => {
  const { state } = await mesures.read(cell.pour);
  const question = state?.questions.find(({ n }) => n === cell.n);
  if (state === null || question === undefined) return null;
  return { ...askPrompt(question.question), ville: said(state.fiche.ville), hint: hintOf(cell, state.fiche) };
};

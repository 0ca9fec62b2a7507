import type { StoredCell } from '../cells/cell.store.ts';
import type { Asked } from '../cells/tasks.ts';
import { hintOf } from '../mesures/hint.ts';
import type { Needs } from '../needs.ts';
import { pagePrompt } from './prompt.ts';

/** Builds the call that asks for the text of a page. */
export const askForPage = async ({ pages }: Needs, pour: string) => {
  const page = await pages.find(pour);
  if (page === null) return null;
  return (cell: StoredCell): Asked => ({ ...pagePrompt(page), hint: hintOf(cell, page.fiche) });
};

import type { StoredCell } from '../cells/cell.store.ts';
import type { Asked } from '../cells/tasks.ts';
import { hintOf } from '../mesures/hint.ts';
import type { Needs } from '../needs.ts';
import { pagePrompt } from './prompt.ts';

/** What the text of a page is asked with. */
export const askForPage = async ({ pages }: Needs, cell: StoredCell): Promise<Asked | null> => {
  const page = await pages.find(cell.pour);
  return page === null ? null : { ...pagePrompt(page), hint: hintOf(cell, page.fiche) };
};

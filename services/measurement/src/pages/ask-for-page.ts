import type { StoredCell } from '../cells/cell.store.ts';
import type { Asked } from '../cells/tasks.ts';
import { hintOf } from '../mesures/hint.ts';
import type { Needs } from '../needs.ts';
import { pagePrompt } from './prompt.ts';

/** What the text of a page is asked with. */
export const askForPage = async ({ pages }: Needs, pour: string) => {
  const page = await pages.find(pour);
  if (page === null) return null;
  return (cell: StoredCell): Asked => ({ ...pagePrompt(page), hint: hintOf(cell, page.fiche) });
};

import type { Call, Hint } from '../ai/port.ts';
import type { Fiche } from '../mesures/fiche.ts';
import type { Needs } from '../needs.ts';
import { pagePrompt } from '../pages/prompt.ts';
import { askPrompt, preparePrompt } from '../questions/prepare.ts';
import type { StoredCell } from './cell.store.ts';

/** A call but for what stops it. */
export type Demande = Omit<Call, 'signal'>;

const said = (text: string): string | undefined => (text === '' ? undefined : text);

const hintOf = ({ genre, _id: seed, n }: StoredCell, fiche: Fiche): Hint => {
  const { entreprise: client, site_web: site, ville, metier, concurrents } = fiche;
  return { genre, seed, client, site, concurrents, ville: said(ville), metier: said(metier), n };
};

/** The call of a cell, from what was fixed when it was created; null when what it asks, or whom, is not there any more. */
export async function callOf(
  { models, mesures, preparations, pages }: Pick<Needs, 'models' | 'mesures' | 'preparations' | 'pages'>,
  cell: StoredCell,
): Promise<Demande | null> {
  const model = models.find(({ id }) => id === cell.model);
  if (model === undefined) return null;
  if (cell.genre === 'preparation') {
    const preparation = await preparations.find(cell.pour);
    if (preparation === null) return null;
    const { fiche, count } = preparation;
    const { entreprise, site_web: site } = fiche;
    const [contexte, texte_du_site] = [said(preparation.contexte), said(preparation.texte_du_site)];
    const [ville, metier] = [said(fiche.ville), said(fiche.metier)];
    const prompt = preparePrompt({ entreprise, site, ville, metier, contexte, texte_du_site }, count);
    return { model, ...prompt, ville, hint: hintOf(cell, fiche) };
  }
  if (cell.genre === 'page') {
    const page = await pages.find(cell.pour);
    if (page === null) return null;
    return { model, ...pagePrompt(page), hint: hintOf(cell, page.fiche) };
  }
  const { state } = await mesures.read(cell.pour);
  const question = state?.questions.find(({ n }) => n === cell.n);
  if (state === null || question === undefined) return null;
  const ville = said(state.fiche.ville);
  return { model, ...askPrompt(question.question), ville, hint: hintOf(cell, state.fiche) };
}

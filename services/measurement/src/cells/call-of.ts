import type { Call } from '../ai/port.ts';
import type { Needs } from '../needs.ts';
import { askPrompt, preparePrompt } from '../questions/prepare.ts';
import type { StoredCell } from './cell.store.ts';

const said = (text: string): string | undefined => (text === '' ? undefined : text);

/** The call of a cell, from what was fixed when it was created: the same cell gives the same call. */
export async function callOf({ models, mesures, preparations }: Needs, cell: StoredCell): Promise<Call> {
  const model = models.find(({ id }) => id === cell.model);
  if (model === undefined) throw new Error(`model ${cell.model} is not configured any more`);
  const signal = new AbortController().signal;
  if (cell.genre === 'preparation') {
    const preparation = await preparations.find(cell.pour);
    if (preparation === null) throw new Error(`no preparation ${cell.pour}`);
    const { fiche, contexte, count } = preparation;
    const { entreprise, site_web: site, ville, metier, concurrents } = fiche;
    const dossier = { entreprise, site, ville: said(ville), metier: said(metier), contexte: said(contexte) };
    const hint = {
      genre: cell.genre,
      seed: cell._id,
      client: entreprise,
      site,
      concurrents,
      ville: said(ville),
      metier: said(metier),
    };
    return { model, ...preparePrompt(dossier, count), ville: said(ville), signal, hint };
  }
  const { state } = await mesures.read(cell.pour);
  const question = state?.questions.find(({ n }) => n === cell.n);
  if (state === null || question === undefined) throw new Error(`no question ${cell.n} in ${cell.pour}`);
  const { entreprise, site_web: site, concurrents, ville, metier } = state.fiche;
  const hint = {
    genre: cell.genre,
    seed: cell._id,
    client: entreprise,
    site,
    concurrents,
    ville: said(ville),
    metier: said(metier),
    n: cell.n,
  };
  return { model, ...askPrompt(question.question), ville: said(ville), signal, hint };
}

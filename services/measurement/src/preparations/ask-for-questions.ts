import type { StoredCell } from '../cells/cell.store.ts';
import type { Asked } from '../cells/tasks.ts';
import { hintOf, said } from '../mesures/hint.ts';
import type { Needs } from '../needs.ts';
import { preparePrompt } from '../questions/prepare.ts';
import type { Preparation } from './preparation.store.ts';

/** What is known of a client when its questions are written. */
export const known = ({ fiche, contexte }: Preparation) => ({
  entreprise: fiche.entreprise,
  site: fiche.site_web,
  ville: said(fiche.ville),
  metier: said(fiche.metier),
  contexte: said(contexte),
});

/** Builds the call that asks for questions. */
export const askForQuestions = async ({ preparations }: Needs, pour: string) => {
  const preparation = await preparations.find(pour);
  if (preparation === null) return null;
  const asked = { ...known(preparation), texte_du_site: said(preparation.texte_du_site) };
  const prompt = preparePrompt(asked, preparation.count, preparation.complement?.deja);
  return (cell: StoredCell): Asked => ({
    ...prompt,
    ville: asked.ville,
    hint: hintOf(cell, preparation.fiche),
  });
};

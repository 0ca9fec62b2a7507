import { type Decision, propose } from '@agence/gesture';
import type { DossierFact, DossierState, PageFigee } from '../dossier/dossier.ts';
import { prochainePage } from '../dossier/prochaine-page.ts';

export type FigerPage = { readonly revision: number; readonly mesure: string };

/**
 * Fixes a page's question when its writing begins, once per measurement; a later choice is for the following page. Null
 * when every question is targeted, or when the client was corrected or removed since the measurement.
 */
export const figerPage = (
  state: DossierState,
  { revision, mesure }: FigerPage,
): Decision<{ readonly page: PageFigee | null }, DossierFact> => {
  if (state === null || state.ferme || state.revision !== revision) return propose({ page: null });
  const known = state.pages?.find((page) => page.mesure === mesure && page.revision === revision);
  if (known !== undefined) return propose({ page: known });
  const next = prochainePage(state);
  if (next === null) return propose({ page: null });
  const { numero: n, question, choisi } = next;
  const written = state.documents.filter(({ genre }) => genre === 'page').length;
  const begun = (state.pages ?? []).filter(
    (page) => page.revision === revision && !state.documents.some((document) => document.n === page.n),
  ).length;
  const page = { mesure, revision, n, question, numero_page: written + begun + 1, choisi };
  return propose({ page }, [{ type: 'page_figee', page }]);
};

import { propose } from '@agence/gesture';
import type { DossierRule, PageFigee } from '../dossier/dossier.ts';
import { prochainePage } from '../dossier/prochaine-page.ts';

type FigerPage = { readonly revision: number; readonly mesure: string };

/** Fixes a page's question once per measurement; null when none is left, or when the client changed since. */
export const figerPage: DossierRule<FigerPage, { page: PageFigee | null }> = (state, command) => {
  const { revision, mesure } = command;
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

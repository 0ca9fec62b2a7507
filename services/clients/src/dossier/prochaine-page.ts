import type { Dossier } from './dossier.ts';

export type ProchainePage = { readonly numero: number; readonly question: string; readonly choisi: boolean };

/** The document that already targets a question, if any. */
export const pageDe = ({ documents }: Dossier, n: number): string | undefined =>
  documents.findLast((document) => document.genre === 'page' && document.n === n)?.id;

/** Whether a page targets the question: written, or being written for the current revision. */
export const visee = (dossier: Dossier, n: number): boolean =>
  pageDe(dossier, n) !== undefined ||
  (dossier.pages ?? []).some((page) => page.n === n && page.revision === dossier.revision);

/** The chosen question, else the question where the client loses most; null when all are targeted. */
export const prochainePage = (dossier: Dossier): ProchainePage | null => {
  const open = dossier.etats.filter(({ n }) => !visee(dossier, n));
  const chosen = open.find(({ n }) => n === dossier.page);
  const next = chosen ?? open.toSorted((a, b) => a.rang - b.rang)[0];
  return next === undefined
    ? null
    : { numero: next.n, question: next.question, choisi: chosen !== undefined };
};

import type { DocumentKind } from '@agence/platform/document-store';

/** A prospect diagnostic that was asked for. */
export type Demande = {
  readonly id: string;
  readonly site: string;
  readonly demande_le: Date;
  /** MM/YYYY in which it counts. */
  readonly mois: string;
  readonly etat: 'en cours' | 'prêt' | 'en échec';
};

/** An account's prospect diagnostics of the last 30 days and the month's count: quota, 30 days, already-client are one decision. */
export type Prospection = { readonly demandes: readonly Demande[] };

export const PROSPECTIONS: DocumentKind<Prospection, never> = {
  collection: 'prospections',
  initial: () => ({ demandes: [] }),
  evolve: (state) => state,
  announce: () => [],
};

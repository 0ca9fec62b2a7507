import type { DocumentKind } from '@agence/platform/document-store';

/** A prospect as an agency described it. */
export type Prospect = {
  readonly entreprise: string;
  readonly site_web: string;
  readonly ville: string | null;
  readonly metier: string | null;
};

/** A prospect diagnostic that was asked for. */
export type DiagnosticDemande = {
  readonly id: string;
  readonly prospect: Prospect;
  /** The normalised site: what makes two prospects the same. */
  readonly site: string;
  readonly demande_le: Date;
  /** MM/YYYY in which it counts. */
  readonly mois: string;
  readonly etat: 'en cours' | 'prêt' | 'en échec';
  /** Once it is ready. */
  readonly document: string | null;
};

/** An account's prospect diagnostics: quota, 30 days, already-client are one decision here. */
export type Prospection = { readonly demandes: readonly DiagnosticDemande[] };

export type ProspectionFact =
  | { readonly type: 'prospection_effacee' }
  | { readonly type: 'diagnostic_demande'; readonly demande: DiagnosticDemande }
  | {
      readonly type: 'diagnostic_remis';
      readonly id: string;
      readonly etat: 'prêt' | 'en échec';
      readonly document: string | null;
    };

/** Longer than any month and than the 30 days of a prospect: an older request decides nothing any more. */
const GARDE_MS = 35 * 86_400_000;

const evolve = ({ demandes }: Prospection, fact: ProspectionFact): Prospection => {
  if (fact.type === 'prospection_effacee') return { demandes: [] };
  if (fact.type === 'diagnostic_remis') {
    const { id, etat, document } = fact;
    return { demandes: demandes.map((one) => (one.id === id ? { ...one, etat, document } : one)) };
  }
  const { demande } = fact;
  const recent = (one: DiagnosticDemande) =>
    one.demande_le.getTime() > demande.demande_le.getTime() - GARDE_MS;
  return { demandes: [...demandes.filter(recent), demande] };
};

export const PROSPECTIONS: DocumentKind<Prospection, ProspectionFact> = {
  collection: 'prospections',
  initial: () => ({ demandes: [] }),
  evolve,
  announce: (fact, { id: compte }) => {
    if (fact.type === 'diagnostic_demande')
      return [{ name: fact.type, data: { compte, demande: fact.demande.id } }];
    if (fact.type === 'prospection_effacee') return [];
    return [{ name: fact.type, data: { compte, demande: fact.id, document: fact.document ?? undefined } }];
  },
  about: (fact, compte) => {
    if (fact.type === 'prospection_effacee') return compte;
    return fact.type === 'diagnostic_demande' ? fact.demande.id : fact.id;
  },
};

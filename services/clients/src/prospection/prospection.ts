import type { Rule } from '@agence/gesture';
import type { Stored } from '@agence/gesture/handler';
import type { DocumentKind } from '@agence/platform/store/document-store';
import type { Prospect as ProspectMessage } from '@agence/proto/clients/v1/prospection';

/** A prospect as an agency described it. */
export type Prospect = Stored<ProspectMessage>;

/** A prospect diagnostic that was asked for. */
export type DiagnosticDemande = {
  readonly id: string;
  readonly prospect: Prospect;
  /** The normalised site: two prospects with one site are the same prospect. */
  readonly site: string;
  readonly demande_le: Date;
  /** MM/YYYY in which it counts. */
  readonly mois: string;
  readonly etat: 'en cours' | 'prêt' | 'en échec';
  /** Once it is ready. */
  readonly document: string | null;
};

/** An account's prospect diagnostics. One rule checks quota, the 30 days and existing clients. */
export type Prospection = { readonly demandes: readonly DiagnosticDemande[] };

export type Issue = { readonly etat: 'prêt' | 'en échec'; readonly document: string | null };

export type ProspectionFact =
  | { readonly type: 'prospection_effacee' }
  | { readonly type: 'diagnostic_demande'; readonly demande: DiagnosticDemande }
  | ({ readonly type: 'diagnostic_remis'; readonly id: string } & Issue);

export type ProspectionRule<C, P = object> = Rule<Prospection, C, P, ProspectionFact>;

/** Longer than any month and than a prospect's 30 days: older requests decide nothing. */
const GARDE_MS = 35 * 86_400_000;

const evolve = ({ demandes }: Prospection, fact: ProspectionFact): Prospection => {
  if (fact.type === 'prospection_effacee') return { demandes: [] };
  if (fact.type === 'diagnostic_remis') {
    const { id, etat, document } = fact;
    return { demandes: demandes.map((known) => (known.id === id ? { ...known, etat, document } : known)) };
  }
  const { demande } = fact;
  const recent = (earlier: DiagnosticDemande) =>
    earlier.demande_le.getTime() > demande.demande_le.getTime() - GARDE_MS;
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

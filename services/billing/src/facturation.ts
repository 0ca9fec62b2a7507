import type { DocumentKind } from '@agence/platform/document-store';
import type { Plan } from './plans.ts';

export type Mode = 'carte' | 'virement';

export type Facturation = {
  readonly plan: string;
  readonly mode: Mode;
  /** YYYY-MM-DD, null when never paid. */
  readonly paye_jusqu_au: string | null;
  /** A transfer was announced and is not confirmed yet. */
  readonly virement_note: boolean;
  /** YYYY-MM-DD, once termination is recorded. */
  readonly fin_le: string | null;
  readonly stripe_customer: string | null;
};

export type FacturationState = Facturation | null;

/** Facts carry the plan's limits and the state of payment: what others must learn is decided with the fact. */
export type FacturationFact = {
  readonly type: 'facturation_ouverte';
  readonly facturation: Facturation;
  readonly limites: Plan;
  readonly etat: string;
};

export const FACTURATIONS: DocumentKind<FacturationState, FacturationFact> = {
  collection: 'facturations',
  initial: () => null,
  evolve: (_, fact) => fact.facturation,
  announce: ({ facturation, limites, etat }, { id: compte, version }) => {
    const { plan, mode, paye_jusqu_au, fin_le } = facturation;
    const { clients, questions_par_client, ias_par_client, leads_par_mois } = limites;
    return [
      {
        name: 'limites_fixees',
        data: { compte, plan, clients, questions_par_client, ias_par_client, leads_par_mois, version },
      },
      {
        name: 'paiement_change',
        data: {
          compte,
          plan,
          mode,
          paye_jusqu_au: paye_jusqu_au ?? undefined,
          fin_le: fin_le ?? undefined,
          etat,
          version,
        },
      },
    ];
  },
};

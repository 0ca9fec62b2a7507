import type { Prospection } from './prospection.ts';

/** Prospect diagnostics a month for each covered client (the contract). */
const PAR_CLIENT = 3;

export type Leads = {
  readonly quota: number;
  readonly utilises: number;
  readonly restants: number;
  readonly mois: string;
  readonly repart_le: string;
};

/** The month's count; a diagnostic that failed gives its right back. */
export const leads = (
  { demandes }: Prospection,
  couverts: number,
  mois: string,
  repart_le: string,
): Leads => {
  const quota = PAR_CLIENT * couverts;
  const utilises = demandes.filter((demande) => demande.mois === mois && demande.etat !== 'en échec').length;
  return { quota, utilises, restants: Math.max(0, quota - utilises), mois, repart_le };
};

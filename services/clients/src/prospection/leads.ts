import type { Leads } from '@agence/proto/kernel/v1/kernel';
import { LEADS_PAR_CLIENT } from '@agence/words/promises';
import type { Portefeuille } from '../portefeuille/portefeuille.ts';
import type { Prospection } from './prospection.ts';

/** Diagnostics opened by active clients, up to the plan's limit; the plan of a customer without an agency has none. */
export const quotaDe = ({ clients, limites }: Portefeuille): number =>
  Math.min(LEADS_PAR_CLIENT * clients.filter(({ actif }) => actif).length, limites.leads_par_mois);

/** The month's quota and use; a failed diagnostic does not count. */
export const leads = ({ demandes }: Prospection, quota: number, mois: string, repart_le: string): Leads => {
  const utilises = demandes.filter((demande) => demande.mois === mois && demande.etat !== 'en échec').length;
  return { quota, utilises, restants: Math.max(0, quota - utilises), mois, repart_le };
};

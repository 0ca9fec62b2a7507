import type { Fiche, Lead } from '@agence/proto/form/v1/form';
import { unix } from '@agence/words/paris';
import type { Vivant } from './lead.ts';

/** The part of a request that a model may see: no address, no subject, no message. */
export const fiche = ({ demande, attend }: Vivant): Fiche => ({
  entreprise: demande.entreprise,
  ville: demande.ville ?? undefined,
  metier: demande.metier ?? undefined,
  site_web: demande.site_web ?? undefined,
  concurrents: [...demande.concurrents],
  attend: attend === true,
});

export const present = (id: string, lead: Vivant): Lead => ({
  ...fiche(lead),
  id,
  etat: lead.etat,
  email: lead.demande.email,
  objet: lead.demande.objet ?? undefined,
  message: lead.demande.message ?? undefined,
  recu_ts: unix(lead.recu),
  accepte_ts: lead.accepte === null ? undefined : unix(lead.accepte),
  motif: lead.motif ?? undefined,
  confirme_ts: lead.confirme && unix(lead.confirme),
  confirmation: undefined,
});

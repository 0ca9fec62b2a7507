import { fr } from '@agence/gesture';
import type { Leads } from '@agence/proto/kernel/v1/kernel';
import { enLettresMasculin } from '@agence/words/french';
import { readableDay } from '@agence/words/paris';
import { LEADS_PAR_CLIENT } from '@agence/words/promises';
import type { DiagnosticDemande, Prospection } from '../prospection/prospection.ts';

/** Why a diagnostic is not launched, what to do instead, and the existing document. */
export type Empechement = {
  readonly raison: string;
  readonly suite: string;
  readonly document: string | null;
};

export type Situation = {
  readonly site: string;
  /** Normalised sites of the account's active clients. */
  readonly clients: ReadonlySet<string>;
  /** A prospect diagnosed after this moment is not diagnosed again. */
  readonly depuis: Date;
  readonly leads: Leads;
};

const DEJA_CLIENT: Empechement = {
  raison: fr`Ce prospect est déjà un client actif de votre compte.`,
  suite: fr`Rien n'est lancé : ses mesures et ses documents se lisent avec vos clients.`,
  document: null,
};

const SANS_CLIENT: Empechement = {
  raison: fr`Votre compte n'a aucun client actif : chacun donne droit à ${enLettresMasculin(LEADS_PAR_CLIENT)} diagnostics de prospects par mois.`,
  suite: fr`Rien n'est lancé : placez un client, puis demandez-le à nouveau.`,
  document: null,
};

const SANS_DIAGNOSTIC: Empechement = {
  raison: fr`Votre formule ne comprend pas de diagnostics de prospects.`,
  suite: fr`Rien n'est lancé : ils sont réservés aux agences, pour leurs prospects.`,
  document: null,
};

const recent = ({ demande_le, etat, document }: DiagnosticDemande): Empechement => ({
  raison: fr`Ce prospect a déjà été diagnostiqué il y a moins de 30 jours, le ${readableDay(demande_le)}.`,
  suite:
    etat === 'prêt'
      ? fr`Rien n'est lancé : le document déjà établi s'ouvre par son lien.`
      : fr`Rien n'est lancé : son diagnostic est en cours et son lien paraîtra dans la liste de vos diagnostics.`,
  document,
});

const epuise = ({ quota, repart_le }: Leads): Empechement => ({
  raison: fr`Les ${quota} diagnostics de prospects de ce mois sont utilisés.`,
  suite: fr`Rien n'est lancé : le décompte du mois repart à zéro le ${repart_le}.`,
  document: null,
});

/** Already a client, already diagnosed, or nothing left this month; null when the diagnostic may be launched. */
export const empechement = ({ demandes }: Prospection, situation: Situation): Empechement | null => {
  const { site, clients, depuis, leads } = situation;
  if (clients.has(site)) return DEJA_CLIENT;
  const last = demandes.findLast((demande) => demande.site === site && demande.etat !== 'en échec');
  if (last !== undefined && last.demande_le > depuis) return recent(last);
  if (leads.restants > 0) return null;
  if (clients.size === 0) return SANS_CLIENT;
  return leads.quota === 0 ? SANS_DIAGNOSTIC : epuise(leads);
};

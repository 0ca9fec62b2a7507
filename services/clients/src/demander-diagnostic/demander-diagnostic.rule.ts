import { fr, propose, refuse } from '@agence/gesture';
import type { Leads } from '@agence/proto/kernel/v1/kernel';
import type { Site } from '../portefeuille/site.ts';
import { leads } from '../prospection/leads.ts';
import type { Prospect, ProspectionRule } from '../prospection/prospection.ts';
import { type Empechement, empechement, type Situation } from './empechement.ts';

export type DemanderDiagnostic = Pick<Situation, 'clients' | 'depuis'> & {
  readonly prospect: Prospect;
  readonly site: Site;
  readonly servi: boolean;
  /** Diagnostics allowed in a month. */
  readonly quota: number;
  /** The id that the request would get. */
  readonly id: string;
  readonly now: Date;
  /** MM/YYYY of today, and DD/MM/YYYY of the first day of next month. */
  readonly mois: string;
  readonly repart_le: string;
  /** The most paid calls that one diagnostic can start. */
  readonly appels: number;
};

export type DiagnosticPropose = {
  readonly compris: Prospect;
  readonly leads: Leads;
  /** Why it is not launched, what to do instead, and the existing document; null when confirming launches it. */
  readonly empechement: Empechement | null;
  readonly appels_prevus: number;
};

const SANS_ENTREPRISE = fr`Il manque le nom du prospect (« entreprise »).`;
const SANS_SITE = fr`Il manque le site du prospect (« site_web »).`;
const NON_SERVI = fr`Votre compte n'est pas servi : réglez votre abonnement, puis demandez vos diagnostics.`;

/** Requests a diagnostic, unless the prospect is a client or had one recently, or the month's quota is used up. */
export const demanderDiagnostic: ProspectionRule<DemanderDiagnostic, DiagnosticPropose> = (
  state,
  command,
) => {
  const { prospect: compris, site: found, mois, repart_le, id, now } = command;
  if (compris.entreprise === '') return refuse('conflict', SANS_ENTREPRISE);
  if (compris.site_web === '') return refuse('conflict', SANS_SITE);
  if ('pourquoi' in found) return refuse('conflict', found.pourquoi);
  if (!command.servi) return refuse('conflict', NON_SERVI);
  const { site } = found;
  const before = leads(state, command.quota, mois, repart_le);
  const why = empechement(state, { ...command, site, leads: before });
  if (why !== null) return propose({ compris, leads: before, empechement: why, appels_prevus: 0 });
  const after = { ...before, utilises: before.utilises + 1, restants: before.restants - 1 };
  const proposal = { compris, leads: after, empechement: null, appels_prevus: command.appels };
  const demande = { id, prospect: compris, site, demande_le: now, mois, etat: 'en cours', document: null };
  return propose(proposal, [{ type: 'diagnostic_demande', demande: { ...demande, etat: 'en cours' } }]);
};

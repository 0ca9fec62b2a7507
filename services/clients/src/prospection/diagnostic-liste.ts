import type { Diagnostic } from '@agence/proto/clients/v1/prospection';
import { unix } from '@agence/words/paris';
import type { DiagnosticDemande } from './prospection.ts';

/** A request as the list shows it. */
export const diagnosticListe = ({
  id,
  prospect,
  site,
  demande_le,
  etat,
  document,
}: DiagnosticDemande): Diagnostic => ({
  entreprise: prospect.entreprise,
  site,
  ville: prospect.ville ?? undefined,
  metier: prospect.metier ?? undefined,
  demande_ts: unix(demande_le),
  etat,
  document: document ?? undefined,
  id,
});

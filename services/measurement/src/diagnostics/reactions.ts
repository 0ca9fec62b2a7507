import { on, type Reaction } from '@agence/platform/consumer';
import type { Needs } from '../needs.ts';
import { effacerLead } from './effacer-lead.ts';
import { onDiagnosticDemande } from './on-diagnostic-demande.ts';
import { onLeadAccepte } from './on-lead-accepte.ts';

/** What measurement does for prospects of agencies and for people who asked through the form. */
export const diagnosticReactions = (needs: Needs, publishNow: () => Promise<void>): readonly Reaction[] => [
  on('diagnostic_demande', 'diagnostic', async (event) => {
    await onDiagnosticDemande(needs, event);
    await publishNow();
  }),
  on('lead_accepte', 'diagnostic_lead', async (event) => {
    await onLeadAccepte(needs, event);
    await publishNow();
  }),
  on('lead_efface', 'effacement', (event) => effacerLead(needs, event)),
];

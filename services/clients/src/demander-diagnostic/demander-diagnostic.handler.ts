import { opaqueId } from '@agence/platform/process/opaque-id';
import { refused } from '@agence/platform/process/refus';
import type {
  DemanderDiagnosticRequest,
  DemanderDiagnosticResponse,
} from '@agence/proto/clients/v1/prospection';
import { appelsParDiagnostic } from '../models.ts';
import { isServi, type Needs } from '../needs.ts';
import { normaliserSite } from '../portefeuille/site.ts';
import { quotaDe } from '../prospection/leads.ts';
import { periodeDe } from '../prospection/periode.ts';
import { demanderDiagnostic } from './demander-diagnostic.rule.ts';
import { diagnosticMontre } from './diagnostic-montre.ts';

export const demanderDiagnosticHandler =
  (needs: Needs) =>
  async ({ ordre, prospect }: DemanderDiagnosticRequest): Promise<DemanderDiagnosticResponse> => {
    const { compte = '', command_id = '', confirmer = false } = ordre ?? {};
    const { entreprise = '', site_web = '', ville = null, metier = null } = prospect ?? {};
    const [servi, { state }] = await Promise.all([isServi(needs, compte), needs.portefeuilles.read(compte)]);
    const actifs = state.clients.filter(({ actif }) => actif);
    const now = needs.clock.now();
    const outcome = await needs.prospections.carryOut(compte, demanderDiagnostic, {
      command_id,
      confirmer,
      prospect: { entreprise, site_web, ville, metier },
      site: normaliserSite(site_web, needs.allowed),
      servi,
      quota: quotaDe(state),
      clients: new Set(actifs.map(({ site }) => site)),
      id: opaqueId('dp'),
      now,
      ...periodeDe(now),
      appels: appelsParDiagnostic(await needs.models.interroges(state.limites.ias_par_client)),
    });
    if ('refusal' in outcome) return refused(outcome);
    return { result: { $case: 'propose', value: diagnosticMontre(outcome.proposal, confirmer) } };
  };

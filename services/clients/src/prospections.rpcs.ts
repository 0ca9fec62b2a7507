import { fr, refuse } from '@agence/gesture';
import { asMessage, refused } from '@agence/gesture/handler';
import type { Handlers } from '@agence/platform/grpc/grpc-server';
import { opaqueId } from '@agence/platform/process/opaque-id';
import type { ProspectionsServer } from '@agence/proto/clients/v1/prospection';
import { daysLater, firstOfNextMonth, readableMonth, unix } from '@agence/words/paris';
import { demanderDiagnostic } from './demander-diagnostic/demander-diagnostic.rule.ts';
import { diagnosticMontre } from './demander-diagnostic/diagnostic-montre.ts';
import { appelsParDiagnostic } from './models.ts';
import { isServi, type Needs } from './needs.ts';
import { normaliserSite } from './portefeuille/site.ts';
import { leads, quotaDe } from './prospection/leads.ts';
import { remettreDiagnostic } from './remettre-diagnostic/remettre-diagnostic.rule.ts';

const INCONNUE = fr`Cette demande de diagnostic n'est plus connue.`;

/** Days during which a prospect is not diagnosed again, and that the list covers (the contract). */
const JOURS = 30;

/** The month in which a request counts, the day the count restarts, and since when a request is recent. */
const periodeDe = (now: Date) => ({
  mois: readableMonth(now),
  repart_le: firstOfNextMonth(now),
  depuis: daysLater(now, -JOURS),
});

export const prospections = (needs: Needs): Handlers<ProspectionsServer> => ({
  demanderDiagnostic: async ({ ordre, prospect }) => {
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
  },
  lireProspection: async ({ compte }) => {
    const [{ state: portefeuille }, { state }] = await Promise.all([
      needs.portefeuilles.read(compte),
      needs.prospections.read(compte),
    ]);
    const { mois, repart_le, depuis } = periodeDe(needs.clock.now());
    return {
      leads: leads(state, quotaDe(portefeuille), mois, repart_le),
      // Stored oldest first, listed newest first.
      diagnostics: state.demandes
        .filter(({ demande_le }) => demande_le > depuis)
        .toReversed()
        .map(({ prospect, demande_le, ...demande }) => ({
          ...asMessage({ ...prospect, ...demande }),
          demande_ts: unix(demande_le),
        })),
    };
  },
  // What measurement reads of a prospect: who it is, and how many models are asked.
  lireDemande: async ({ compte, demande: id }) => {
    const [{ state }, { state: portefeuille }] = await Promise.all([
      needs.prospections.read(compte),
      needs.portefeuilles.read(compte),
    ]);
    const demande = state.demandes.find((request) => request.id === id);
    if (demande === undefined) return refused(refuse('not_found', INCONNUE));
    const ias = await needs.models.parClient(portefeuille.limites.ias_par_client);
    return { result: { $case: 'demande', value: { prospect: asMessage(demande.prospect), ias } } };
  },
  remettreDiagnostic: async ({ compte, etat, document = null, ...request }) => {
    const command = {
      ...request,
      confirmer: true,
      etat: etat === 'prêt' ? etat : 'en échec',
      document,
    } as const;
    const outcome = await needs.prospections.carryOut(compte, remettreDiagnostic, command);
    return 'proposal' in outcome ? outcome.proposal : { retenu: false };
  },
});

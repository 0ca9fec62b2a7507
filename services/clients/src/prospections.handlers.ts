import { fr, refuse } from '@agence/gesture';
import type { Handlers } from '@agence/platform/grpc-server';
import { refused } from '@agence/platform/refus';
import type { ProspectionsServer } from '@agence/proto/clients/v1/prospection';
import { demanderDiagnosticHandler } from './demander-diagnostic/demander-diagnostic.handler.ts';
import { prospectMontre } from './demander-diagnostic/diagnostic-montre.ts';
import type { Needs } from './needs.ts';
import { lireProspection } from './prospection/lire-prospection.handler.ts';
import {
  type RemettreDiagnostic,
  remettreDiagnostic,
} from './remettre-diagnostic/remettre-diagnostic.rule.ts';

const INCONNUE = fr`Cette demande de diagnostic n'est plus connue.`;

/** What the gateway asks about prospects, and what measurement reads and hands in. */
export const prospectionsHandlers = (needs: Needs): Handlers<ProspectionsServer> => ({
  demanderDiagnostic: demanderDiagnosticHandler(needs),
  lireProspection: lireProspection(needs),
  lireDemande: async ({ compte, demande: id }) => {
    const [{ state }, { state: portefeuille }] = await Promise.all([
      needs.prospections.read(compte),
      needs.portefeuilles.read(compte),
    ]);
    const demande = state.demandes.find((one) => one.id === id);
    if (demande === undefined) return refused(refuse('not_found', INCONNUE));
    const ias = await needs.models.parClient(portefeuille.limites.ias_par_client);
    const value = { prospect: prospectMontre(demande.prospect), ias };
    return { result: { $case: 'demande', value } };
  },
  remettreDiagnostic: async ({ compte, demande, command_id, etat, document = null }) => {
    const issue: RemettreDiagnostic['etat'] = etat === 'prêt' ? 'prêt' : 'en échec';
    const command = { command_id, confirmer: true, demande, etat: issue, document };
    const outcome = await needs.prospections.carryOut(compte, remettreDiagnostic, command);
    return 'proposal' in outcome ? outcome.proposal : { retenu: false };
  },
});

import { fr, refuse } from '@agence/gesture';
import { refused } from '@agence/platform/process/refus';
import type { LireDemandeRequest, LireDemandeResponse } from '@agence/proto/clients/v1/prospection';
import type { Needs } from '../needs.ts';
import { prospectMontre } from './diagnostic-montre.ts';

const INCONNUE = fr`Cette demande de diagnostic n'est plus connue.`;

/** What measurement reads of a prospect: who it is, and how many models are asked. */
export const lireDemande =
  ({ prospections, portefeuilles, models }: Needs) =>
  async ({ compte, demande: id }: LireDemandeRequest): Promise<LireDemandeResponse> => {
    const [{ state }, { state: portefeuille }] = await Promise.all([
      prospections.read(compte),
      portefeuilles.read(compte),
    ]);
    const demande = state.demandes.find((request) => request.id === id);
    if (demande === undefined) return refused(refuse('not_found', INCONNUE));
    const ias = await models.parClient(portefeuille.limites.ias_par_client);
    return { result: { $case: 'demande', value: { prospect: prospectMontre(demande.prospect), ias } } };
  };

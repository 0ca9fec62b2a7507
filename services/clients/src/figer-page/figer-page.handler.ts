import type { FigerPageRequest, FigerPageResponse } from '@agence/proto/clients/v1/pages';
import { enVigueur } from '../dossier/en-vigueur.ts';
import type { Needs } from '../needs.ts';
import { figerPage } from './figer-page.rule.ts';

/** The question that a measurement's page targets. */
export const figerPageHandler =
  ({ portefeuilles, dossiers }: Needs) =>
  async ({ compte, client, revision, mesure }: FigerPageRequest): Promise<FigerPageResponse> => {
    const { questions_par_client } = (await portefeuilles.read(compte)).state.limites;
    const command = {
      command_id: `figer:${client}:${revision}:${mesure}`,
      confirmer: true,
      revision,
      mesure,
    };
    const outcome = await dossiers.carryOut(
      client,
      (dossier, asked: typeof command) =>
        figerPage(dossier === null ? null : enVigueur(dossier, questions_par_client), asked),
      command,
    );
    const page = 'proposal' in outcome ? outcome.proposal.page : null;
    if (page === null) return { page: undefined };
    const { n, question, numero_page, choisi } = page;
    return { page: { n, question, numero_page, choisi } };
  };

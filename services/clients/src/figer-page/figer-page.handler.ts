import type { FigerPageRequest, FigerPageResponse } from '@agence/proto/clients/v1/pages';
import type { Needs } from '../needs.ts';
import { figerPage } from './figer-page.rule.ts';

/** Which question the page of a measurement aims at. */
export const figerPageHandler =
  ({ dossiers }: Needs) =>
  async ({ client, revision, mesure }: FigerPageRequest): Promise<FigerPageResponse> => {
    const command = {
      command_id: `figer:${client}:${revision}:${mesure}`,
      confirmer: true,
      revision,
      mesure,
    };
    const outcome = await dossiers.carryOut(client, figerPage, command);
    const page = 'proposal' in outcome ? outcome.proposal.page : null;
    if (page === null) return { page: undefined };
    const { n, question, numero_page, choisi } = page;
    return { page: { n, question, numero_page, choisi } };
  };

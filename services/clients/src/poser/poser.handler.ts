import { refused } from '@agence/platform/process/refus';
import type { PoserRequest, PoserResponse } from '@agence/proto/clients/v1/clients';
import { firstOfNextMonth, isoDay, readableMonth } from '@agence/words/paris';
import { avecClos, closDe } from '../cloturer/avec-clos.ts';
import { appelsParClient } from '../models.ts';
import { isServi, type Needs } from '../needs.ts';
import { entreesDe } from './entrees.ts';
import { poseMontree } from './pose-montree.ts';
import { poser } from './poser.rule.ts';
import { reprisesDe } from './reprise.ts';

export const poserHandler =
  (needs: Needs) =>
  async ({ ordre, clients }: PoserRequest): Promise<PoserResponse> => {
    const { compte = '', command_id = '', confirmer = false } = ordre ?? {};
    const { entrees, sites } = entreesDe(clients, needs.allowed);
    const [servi, { state }] = await Promise.all([
      isServi(needs, compte),
      needs.portefeuilles.readWith(compte, { sites }),
    ]);
    const same = state.clients.filter(({ site }) => sites.includes(site));
    const dossiers = await needs.dossiers.among(same.map(({ id }) => id));
    const { questions_par_client, ias_par_client } = state.limites;
    const now = needs.clock.now();
    const models = await needs.models.interroges(ias_par_client);
    const outcome = await needs.portefeuilles.carryOut(compte, avecClos(poser), {
      command_id,
      confirmer,
      servi,
      reprises: reprisesDe(same, dossiers, state.limites, models),
      clos: closDe(same),
      ...{ today: isoDay(now), mois: readableMonth(now), repart_le: firstOfNextMonth(now) },
      appels_par_client: appelsParClient(questions_par_client, models),
      entrees,
    });
    if ('refusal' in outcome) return refused(outcome);
    return { result: { $case: 'pose', value: poseMontree(outcome.proposal, confirmer) } };
  };

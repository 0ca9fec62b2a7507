import { opaqueId } from '@agence/platform/opaque-id';
import { refused } from '@agence/platform/refus';
import type { PoserRequest, PoserResponse } from '@agence/proto/clients/v1/clients';
import { firstOfNextMonth, isoDay, readableMonth } from '@agence/words/paris';
import { appelsParClient } from '../models.ts';
import { isServi, type Needs } from '../needs.ts';
import { ficheLue } from '../portefeuille/fiche.ts';
import { normaliserSite } from '../portefeuille/site.ts';
import { poseMontree } from './pose-montree.ts';
import { poser } from './poser.rule.ts';
import { reprisesDe } from './reprise.ts';

export const poserHandler =
  (needs: Needs) =>
  async ({ ordre, clients }: PoserRequest): Promise<PoserResponse> => {
    const { compte = '', command_id = '', confirmer = false } = ordre ?? {};
    const [servi, { state }, dossiers] = await Promise.all([
      isServi(needs, compte),
      needs.portefeuilles.read(compte),
      needs.dossiers.ofAccount(compte),
    ]);
    const { questions_par_client, ias_par_client } = state.limites;
    const now = needs.clock.now();
    const models = await needs.models.parClient(ias_par_client);
    const outcome = await needs.portefeuilles.carryOut(compte, poser, {
      command_id,
      confirmer,
      servi,
      reprises: reprisesDe(state.clients, dossiers, models),
      ...{ today: isoDay(now), mois: readableMonth(now), repart_le: firstOfNextMonth(now) },
      appels_par_client: appelsParClient(questions_par_client, models),
      entrees: clients.map((one) => ({
        fiche: ficheLue(one),
        site: normaliserSite(one.site_web, needs.allowed),
        id: opaqueId('c'),
      })),
    });
    if ('refusal' in outcome) return refused(outcome);
    return { result: { $case: 'pose', value: poseMontree(outcome.proposal, confirmer) } };
  };

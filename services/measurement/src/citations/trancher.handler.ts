import { fr, refuse } from '@agence/gesture';
import { currentActor } from '@agence/platform/process/actor';
import { refused } from '@agence/platform/process/refus';
import type {
  TrancherCitationRequest,
  TrancherCitationResponse,
} from '@agence/proto/measurement/v1/readings';
import { unix } from '@agence/words/paris';
import { effacerSiEfface } from '../mesures/effacer-client.ts';
import type { Needs } from '../needs.ts';
import { derniereMesure } from './derniere-mesure.ts';
import { trancher } from './trancher.rule.ts';

const PASSEE = fr`Cette citation ne se tranche plus : une mesure plus récente a été faite depuis.`;

/** Stores a person's decision about an uncertain citation of the last measurement. */
export const trancherCitation =
  (needs: Needs) =>
  async (asked: TrancherCitationRequest): Promise<TrancherCitationResponse> => {
    const { compte, client, reponse, comptee, command_id } = asked;
    const last = await derniereMesure(needs, compte, client);
    if (last === null || !last.incertaines.some((citation) => citation.reponse === reponse))
      return refused(refuse('not_found', PASSEE));
    const by = { qui: currentActor()?.qui ?? '', le: needs.clock.now() };
    const citation = { compte, client, mesure: last.id, comptee, ...by };
    const command = { command_id, confirmer: true, citation };
    const outcome = await needs.citations.carryOut(reponse, trancher, command);
    if ('refusal' in outcome) return refused(outcome);
    await effacerSiEfface(needs, { compte, client });
    const { le, ...kept } = outcome.proposal;
    return {
      result: { $case: 'tranchee', value: { comptee: kept.comptee, qui: kept.qui, le_ts: unix(le) } },
    };
  };

import { fr, refuse } from '@agence/gesture';
import { currentActor } from '@agence/platform/process/actor';
import { refused } from '@agence/platform/process/refus';
import type {
  TrancherCitationRequest,
  TrancherCitationResponse,
} from '@agence/proto/measurement/v1/readings';
import { effacerSiEfface } from '../mesures/effacer-client.ts';
import type { Needs } from '../needs.ts';
import type { Citation } from './citation.ts';
import { derniereMesure } from './derniere-mesure.ts';
import { dite, effetDe } from './effet.ts';
import { trancher } from './trancher.rule.ts';

const PASSEE = fr`Cette citation ne se tranche plus : une mesure plus récente a été faite depuis.`;
const RIEN = fr`Cette décision ne changerait rien : la réponse est déjà lue ainsi.`;

/** A person's decision about the reading of an answer of the last measurement: what it changes, or stores it. */
export const trancherCitation =
  (needs: Needs) =>
  async (asked: TrancherCitationRequest): Promise<TrancherCitationResponse> => {
    const { compte, client, reponse, comptee, command_id, nom, proposer, vue_ts } = asked;
    const last = await derniereMesure(needs, compte, client);
    const by = { qui: currentActor()?.qui ?? '', le: needs.clock.now() };
    const named = nom === '' || !comptee ? {} : { nom };
    const citation: Citation = { compte, client, mesure: last?.id ?? '', comptee, ...named, ...by };
    const effet = last === null ? null : await effetDe(needs, last, reponse, citation);
    if (effet === null) return refused(refuse('not_found', PASSEE));
    const { change, ...shown } = effet;
    if (!change && shown.decidee === undefined) return refused(refuse('conflict', RIEN));
    const vue = vue_ts === undefined ? {} : { vue: vue_ts === 0 ? null : new Date(vue_ts * 1000) };
    const command = { command_id, confirmer: !proposer, citation, ...vue };
    const outcome = await needs.citations.carryOut(reponse, trancher, command);
    if ('refusal' in outcome) return refused(outcome);
    if (!proposer) await effacerSiEfface(needs, { compte, client });
    return { result: { $case: 'tranchee', value: dite(outcome.proposal) }, effet: shown };
  };

import { currentActor } from '@agence/platform/process/actor';
import { refused } from '@agence/platform/process/refus';
import { effacerSiEfface } from '../../mesures/effacer-client.ts';
import type { Needs } from '../../needs.ts';
import type { Rpc } from '../../rpc.ts';
import { dite, effetDe } from './effet.ts';
import { trancher } from './trancher.rule.ts';

export const proposerCitation =
  (needs: Needs): Rpc['proposerCitation'] =>
  async (asked) => {
    const effet = await effetDe(needs, asked);
    return 'refusal' in effet ? refused(effet) : { result: { $case: 'effet', value: effet.effet } };
  };

export const trancherCitation =
  (needs: Needs): Rpc['trancherCitation'] =>
  async (asked) => {
    const { compte, client, reponse, comptee, command_id, nom, vue_ts } = asked;
    const effet = await effetDe(needs, asked);
    if ('refusal' in effet) return refused(effet);
    const by = { qui: currentActor()?.qui ?? '', le: needs.clock.now() };
    const named = nom === '' || !comptee ? {} : { nom };
    const citation = { compte, client, mesure: effet.mesure, comptee, ...named, ...by };
    const vue = vue_ts === undefined ? {} : { vue: vue_ts === 0 ? null : new Date(vue_ts * 1000) };
    const command = { command_id, confirmer: true, citation, ...vue };
    const outcome = await needs.citations.carryOut(reponse, trancher, command);
    if ('refusal' in outcome) return refused(outcome);
    await effacerSiEfface(needs, { compte, client });
    return { result: { $case: 'tranchee', value: dite(outcome.proposal) } };
  };

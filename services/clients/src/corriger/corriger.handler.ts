import type { Outcome } from '@agence/gesture';
import { Unavailable } from '@agence/platform/faults';
import { refused } from '@agence/platform/refus';
import type { CorrigerRequest, CorrigerResponse } from '@agence/proto/clients/v1/suivi';
import type { Needs } from '../needs.ts';
import { correctionMontree } from './correction-montree.ts';
import { type Corrigee, corriger } from './corriger.rule.ts';
import { engager } from './engager.rule.ts';
import { preparer } from './preparer.ts';
import { trancher } from './trancher.ts';

/** Times that a correction is looked at again when another one, a removal or a return came first. */
const ESSAIS = 3;

const reply = (outcome: Outcome<Corrigee>): CorrigerResponse =>
  'refusal' in outcome ? refused(outcome) : correctionMontree(outcome.proposal);

/** Two documents: the dossier lets the correction in, so that no launch slips in between; then the portfolio decides. */
export const corrigerHandler =
  (needs: Needs) =>
  async ({ ordre, id, champs = {} }: CorrigerRequest): Promise<CorrigerResponse> => {
    const { compte = '', command_id = '', confirmer = false } = ordre ?? {};
    const { portefeuilles, dossiers } = needs;
    let last: Outcome<Corrigee> | undefined;
    for (let essai = 0; essai < ESSAIS; essai += 1) {
      const answered = await portefeuilles.answered<Outcome<Corrigee>>(compte, command_id);
      if (answered !== undefined) return reply(answered);
      const { state, command } = await preparer(needs, compte, id, champs);
      const proposed = corriger(state, command);
      if (!confirmer || 'refusal' in proposed || 'pourquoi' in command.site) return reply(proposed);

      const { revision, apres, site, servi, appels_prevus } = command;
      const correction = { command_id, revision, apres, site: site.site, servi, appels_prevus };
      const order = { command_id: `${command_id}:engager`, confirmer, compte, correction };
      const engaged = await dossiers.carryOut(id, engager, order);
      last = 'refusal' in engaged ? engaged : undefined;
      if ('refusal' in engaged) continue;
      const outcome = await trancher(needs, { compte, id }, engaged.proposal.correction);
      if (engaged.proposal.correction.command_id === command_id) return reply(outcome);
    }
    if (last === undefined) throw new Unavailable('corrections of others keep coming');
    return reply(last);
  };

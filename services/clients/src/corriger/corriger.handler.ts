import type { Outcome } from '@agence/gesture';
import { Unavailable } from '@agence/platform/faults';
import { refused } from '@agence/platform/refus';
import type { CorrigerRequest, CorrigerResponse } from '@agence/proto/clients/v1/suivi';
import type { Needs } from '../needs.ts';
import { correctionMontree } from './correction-montree.ts';
import { type Corrigee, corriger } from './corriger.rule.ts';
import { ordonner } from './ordonner.ts';
import { preparer } from './preparer.ts';

/** Times that a correction is looked at again when another one, a removal or a return came first. */
const ESSAIS = 4;

const reply = (outcome: Outcome<Corrigee>): CorrigerResponse =>
  'refusal' in outcome ? refused(outcome) : correctionMontree(outcome.proposal);

/** Two documents: the dossier lets the correction in, so that no launch slips in between; then the portfolio decides. */
export const corrigerHandler =
  (needs: Needs) =>
  async ({ ordre, id, champs = {} }: CorrigerRequest): Promise<CorrigerResponse> => {
    const { compte = '', command_id = '', confirmer = false } = ordre ?? {};
    let last: Outcome<Corrigee> | undefined;
    for (let essai = 0; essai < ESSAIS; essai += 1) {
      const answered = confirmer
        ? await needs.portefeuilles.answered<Outcome<Corrigee>>(compte, command_id)
        : undefined;
      if (answered !== undefined) return reply(answered);
      const { state, command } = await preparer(needs, compte, id, champs);
      const proposed = corriger(state, command);
      if (!confirmer || 'refusal' in proposed) return reply(proposed);
      const ordered = await ordonner(needs, { compte, command_id, command, aider: essai > 0 });
      if (ordered.tranche) return reply(ordered.outcome);
      last = ordered.outcome;
    }
    if (last === undefined) throw new Unavailable('corrections of others keep coming');
    return reply(last);
  };

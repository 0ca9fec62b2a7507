import { randomUUID } from 'node:crypto';
import { refuse } from '@agence/gesture';
import { refused } from '@agence/platform/process/refus';
import type { EraseLeadRequest, EraseLeadResponse } from '@agence/proto/form/v1/form';
import { LEAD_INCONNU } from '../lead.sentences.ts';
import type { Needs } from '../needs.ts';
import { eraseLead } from './erase-lead.rule.ts';

const meant = async ({ leads }: Pick<Needs, 'leads'>, who: EraseLeadRequest['who']) => {
  if (who === undefined || who.value === '') return [];
  if (who.$case === 'lead') return [who.value];
  return (await leads.list({ email: who.value })).rows.map(({ id }) => id);
};

/** Erases one lead, or all leads of an address. */
export const eraseLeadHandler =
  (needs: Pick<Needs, 'leads' | 'clock'>) =>
  async ({ who, operator, why }: EraseLeadRequest): Promise<EraseLeadResponse> => {
    const erased: string[] = [];
    // An address may have more leads than one page lists; erased leads are not listed any more.
    for (
      let ids = await meant(needs, who);
      ids.length > 0;
      ids = who?.$case === 'email' ? await meant(needs, who) : []
    ) {
      for (const id of ids) {
        const command = { command_id: randomUUID(), confirmer: true, operator, why };
        const outcome = await needs.leads.carryOut(id, eraseLead, { ...command, efface: needs.clock.now() });
        if ('refusal' in outcome) return refused(outcome);
        erased.push(id);
      }
    }
    if (erased.length === 0) return refused(refuse('not_found', LEAD_INCONNU));
    return { result: { $case: 'erased', value: { leads: erased } } };
  };

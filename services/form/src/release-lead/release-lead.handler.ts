import { randomUUID } from 'node:crypto';
import { refused } from '@agence/platform/process/refus';
import type { ReleaseLeadRequest, ReleaseLeadResponse } from '@agence/proto/form/v1/form';
import { lireLead } from '../lire-lead/lire-lead.handler.ts';
import type { Needs } from '../needs.ts';
import { releaseLead } from './release-lead.rule.ts';

/** Releases a lead that waited for a person. */
export const releaseLeadHandler =
  (needs: Pick<Needs, 'leads' | 'clock' | 'confirmations'>) =>
  async ({ lead, operator, why }: ReleaseLeadRequest): Promise<ReleaseLeadResponse> => {
    const command = { command_id: randomUUID(), confirmer: true, operator, why, accepte: needs.clock.now() };
    const outcome = await needs.leads.carryOut(lead || '?', releaseLead, command);
    return 'refusal' in outcome ? refused(outcome) : lireLead(needs)({ lead });
  };

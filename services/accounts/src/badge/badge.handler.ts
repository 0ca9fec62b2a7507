import { refused } from '@agence/platform/process/refus';
import type { ChangerBadgeRequest, ChangerBadgeResponse } from '@agence/proto/accounts/v1/accounts';
import type { Needs } from '../needs.ts';
import { changerBadge } from './badge.rule.ts';
import { drawBadge } from './draw.ts';

export const changerBadgeHandler =
  ({ comptes, mailDomain }: Needs) =>
  async ({ ordre }: ChangerBadgeRequest): Promise<ChangerBadgeResponse> => {
    const { compte = '', command_id = '', confirmer = false } = ordre ?? {};
    const command = { command_id, confirmer, badge: drawBadge(mailDomain) };
    const outcome = await comptes.carryOut(compte, changerBadge, command);
    if ('refusal' in outcome) return refused(outcome);
    return { result: { $case: 'nouveau', value: outcome.proposal } };
  };

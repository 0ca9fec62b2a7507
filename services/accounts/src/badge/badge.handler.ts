import { opaqueId } from '@agence/platform/opaque-id';
import { refused } from '@agence/platform/refus';
import type { ChangerBadgeRequest, ChangerBadgeResponse } from '@agence/proto/accounts/v1/accounts';
import type { Comptes } from '../compte.store.ts';
import { changerBadge } from './badge.rule.ts';

/** `commandes+…@` the domain of the service: 100 random bits, so that only who was told it can write to it. */
const draw = (domaine: string): string => `${opaqueId('commandes').replace('_', '+')}@${domaine}`;

export const changerBadgeHandler =
  (comptes: Comptes, domaine: string) =>
  async ({ ordre }: ChangerBadgeRequest): Promise<ChangerBadgeResponse> => {
    const { compte = '', command_id = '', confirmer = false } = ordre ?? {};
    const command = { command_id, confirmer, badge: draw(domaine) };
    const outcome = await comptes.carryOut(compte, changerBadge, command);
    if ('refusal' in outcome) return refused(outcome);
    return { result: { $case: 'nouveau', value: outcome.proposal } };
  };

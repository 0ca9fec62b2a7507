import { randomUUID } from 'node:crypto';
import { refused } from '@agence/platform/process/refus';
import type { CutKeysRequest, CutKeysResponse } from '@agence/proto/accounts/v1/operator';
import { direCoupuresAussitot } from '../coupures/dire-coupures.ts';
import type { Needs } from '../needs.ts';
import { cutKeys } from './cut-keys.rule.ts';

export const cutKeysHandler =
  (needs: Needs) =>
  async ({ slug, operator, why, id }: CutKeysRequest): Promise<CutKeysResponse> => {
    const by = { command_id: randomUUID(), confirmer: true, operator, why };
    const command = { ...by, id: id ?? null, now: needs.clock.now() };
    const outcome = await needs.comptes.carryOut(slug || '?', cutKeys, command);
    if ('refusal' in outcome) return refused(outcome);
    await direCoupuresAussitot(needs, slug);
    return { result: { $case: 'cut', value: outcome.proposal } };
  };

import { randomUUID } from 'node:crypto';
import { refused } from '@agence/platform/process/refus';
import type { EraseAddressRequest, EraseAddressResponse } from '@agence/proto/accounts/v1/operator';
import type { Needs } from '../needs.ts';
import { eraseAddress } from './erase-address.rule.ts';

/** Every account is checked before any is changed: a refusal leaves all of them as they are. */
export const eraseAddressHandler =
  ({ comptes, liens, connexions }: Needs) =>
  async ({ adresse, operator, why }: EraseAddressRequest): Promise<EraseAddressResponse> => {
    const slugs = await comptes.holding(adresse);
    for (const confirmer of [false, true])
      for (const slug of slugs) {
        const command = { command_id: randomUUID(), confirmer, adresse, operator, why };
        const outcome = await comptes.carryOut(slug, eraseAddress, command);
        if ('refusal' in outcome) return refused(outcome);
      }
    await Promise.all([liens.forget(adresse), connexions.forget(adresse)]);
    return { result: { $case: 'erased', value: { comptes: [...slugs] } } };
  };

import { randomUUID } from 'node:crypto';
import { refused } from '@agence/platform/refus';
import type { CreateAccountRequest, CreateAccountResponse } from '@agence/proto/accounts/v1/operator';
import type { Needs } from '../needs.ts';
import { showAccount } from '../show-account/show-account.handler.ts';
import { createAccount } from './create-account.rule.ts';

export const createAccountHandler =
  (needs: Needs) =>
  async (request: CreateAccountRequest): Promise<CreateAccountResponse> => {
    const { slug, paye_jusqu_au, stripe_customer, couleur, contact, ...rest } = request;
    // A blank identifier is refused by the rule; the store must be asked for some document.
    const outcome = await needs.comptes.carryOut(slug || '?', createAccount, {
      ...rest,
      command_id: randomUUID(),
      confirmer: true,
      slug,
      paye_jusqu_au: paye_jusqu_au ?? null,
      stripe_customer: stripe_customer ?? null,
      couleur: couleur ?? null,
      contact: contact ?? null,
      now: needs.clock.now(),
    });
    return 'refusal' in outcome ? refused(outcome) : showAccount(needs)({ slug });
  };

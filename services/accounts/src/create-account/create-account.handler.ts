import { randomUUID } from 'node:crypto';
import type { ProductClock } from '@agence/platform/clock';
import { refused } from '@agence/platform/refus';
import type { CreateAccountRequest, CreateAccountResponse } from '@agence/proto/accounts/v1/operator';
import type { Comptes } from '../compte.store.ts';
import { showAccount } from '../show-account/show-account.handler.ts';
import { createAccount } from './create-account.rule.ts';

export const createAccountHandler =
  (comptes: Comptes, clock: ProductClock) =>
  async (request: CreateAccountRequest): Promise<CreateAccountResponse> => {
    const { slug, paye_jusqu_au, stripe_customer, couleur, contact, ...rest } = request;
    // A blank identifier is refused by the rule; the store must be asked for some document.
    const outcome = await comptes.carryOut(slug || '?', createAccount, {
      ...rest,
      command_id: randomUUID(),
      confirmer: true,
      slug,
      paye_jusqu_au: paye_jusqu_au ?? null,
      stripe_customer: stripe_customer ?? null,
      couleur: couleur ?? null,
      contact: contact ?? null,
      now: clock.now(),
    });
    return 'refusal' in outcome ? refused(outcome) : showAccount(comptes, clock)({ slug });
  };

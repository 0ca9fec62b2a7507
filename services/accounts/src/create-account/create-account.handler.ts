import { randomUUID } from 'node:crypto';
import { Contention } from '@agence/gesture';
import { refused } from '@agence/platform/process/refus';
import type { CreateAccountRequest, CreateAccountResponse } from '@agence/proto/accounts/v1/operator';
import { drawBadge } from '../badge/draw.ts';
import type { Needs } from '../needs.ts';
import { showAccount } from '../show-account/show-account.handler.ts';
import { createAccount } from './create-account.rule.ts';

export const createAccountHandler =
  (needs: Needs) =>
  async (request: CreateAccountRequest): Promise<CreateAccountResponse> => {
    const { slug, direct, paye_jusqu_au, stripe_customer: customer, couleur, contact, ...rest } = request;
    const stripe_customer = customer?.trim() || null;
    // The rule refuses a blank identifier, but the store needs some document id.
    const create = async () =>
      needs.comptes.carryOut(slug || '?', createAccount, {
        ...rest,
        command_id: randomUUID(),
        confirmer: true,
        ...{ slug, couleur: couleur ?? null, contact: contact ?? null },
        paye_jusqu_au: paye_jusqu_au ?? null,
        stripe_customer,
        porteur: stripe_customer === null ? null : await needs.comptes.byCustomer(stripe_customer),
        direct: direct === true,
        badge: drawBadge(needs.mailDomain),
        now: needs.clock.now(),
      });
    // The write fails when another account took the customer meanwhile; the retry is then refused.
    const outcome = await create().catch((fault: unknown) => {
      if (fault instanceof Contention) return create();
      throw fault;
    });
    return 'refusal' in outcome ? refused(outcome) : showAccount(needs)({ slug });
  };

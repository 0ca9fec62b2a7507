import { randomUUID } from 'node:crypto';
import { fr, refuse } from '@agence/gesture';
import type { ProductClock } from '@agence/platform/clock';
import type { Handlers } from '@agence/platform/grpc-server';
import { unix } from '@agence/platform/paris';
import { refused } from '@agence/platform/refus';
import type { AccountsOperatorServer } from '@agence/proto/accounts/v1/operator';
import type { Comptes } from './compte.store.ts';
import type { Cle } from './compte.ts';
import { createAccount } from './create-account/create-account.rule.ts';
import { grantKey } from './grant-key/grant-key.rule.ts';
import { drawKey, keyHash } from './grant-key/key.ts';
import { pauseAccount, resumeAccount, UNKNOWN_ACCOUNT } from './pause-account/pause-account.rule.ts';
import { present } from './present.ts';

const unknown = refused(refuse('not_found', UNKNOWN_ACCOUNT));
const order = () => ({ command_id: randomUUID(), confirmer: true });

/** What the people who run the service can do with accounts. */
export function operatorHandlers(comptes: Comptes, clock: ProductClock): Handlers<AccountsOperatorServer> {
  const shown = async (slug: string) => {
    const { state } = slug === '' ? { state: null } : await comptes.read(slug);
    if (state === null) return unknown;
    return { result: { $case: 'compte' as const, value: present(slug, state, clock.now()) } };
  };

  return {
    createAccount: async ({ slug, paye_jusqu_au, stripe_customer, couleur, contact, ...rest }) => {
      const command = {
        ...rest,
        ...order(),
        slug,
        paye_jusqu_au: paye_jusqu_au ?? null,
        stripe_customer: stripe_customer ?? null,
        couleur: couleur ?? null,
        contact: contact ?? null,
        now: clock.now(),
      };
      const outcome = await comptes.carryOut(slug || '?', createAccount, command);
      return 'refusal' in outcome ? refused(outcome) : shown(slug);
    },
    showAccount: ({ slug }) => shown(slug),
    listAccounts: async () => {
      const all = await comptes.all();
      return { comptes: all.map(({ slug, compte }) => present(slug, compte, clock.now())) };
    },
    pauseAccount: async ({ slug, operator, why }) => {
      const outcome = await comptes.carryOut(slug || '?', pauseAccount, { ...order(), operator, why });
      return 'refusal' in outcome ? refused(outcome) : shown(slug);
    },
    resumeAccount: async ({ slug, operator, why }) => {
      const outcome = await comptes.carryOut(slug || '?', resumeAccount, { ...order(), operator, why });
      return 'refusal' in outcome ? refused(outcome) : shown(slug);
    },
    grantKey: async ({ slug, door, operator }) => {
      if (door !== 'agence' && door !== 'scan')
        return refused(refuse('invalid', fr`La porte d'une clé est « agence » ou « scan ».`));
      const key = drawKey(door);
      const cle: Cle = {
        id: randomUUID(),
        hash: keyHash(key),
        door,
        end: key.slice(-4),
        granted: clock.now(),
        cut: null,
      };
      const outcome = await comptes.carryOut(slug || '?', grantKey, { ...order(), operator, cle });
      return 'refusal' in outcome ? refused(outcome) : { result: { $case: 'key', value: key } };
    },
    listKeys: async ({ slug }) => {
      const { state } = await comptes.read(slug || '?');
      if (state === null) return unknown;
      const uses = await comptes.lastUses(state.cles.map(({ id }) => id));
      const keys = state.cles.map(({ id, door, end, granted, cut }) => {
        const used = uses.get(id);
        return {
          id,
          door,
          end,
          granted_ts: unix(granted),
          cut_ts: cut === null ? undefined : unix(cut),
          last_use_ts: used === undefined ? undefined : unix(used),
        };
      });
      return { result: { $case: 'keys', value: { keys } } };
    },
  };
}

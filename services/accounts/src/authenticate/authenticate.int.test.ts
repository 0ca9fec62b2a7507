import { productClock } from '@agence/platform/process/clock';
import { partsFor } from '@agence/testing/parts';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { accounts } from '../accounts.rpcs.ts';
import { accountsNeeds } from '../needs.fixture.ts';
import { operator } from '../operator.rpcs.ts';
import { hashOf } from '../secret.ts';

const parts = partsFor(beforeAll, afterAll);

const DAY_S = 24 * 3600;

it('a key opens the door up to its last day, and is then a key like one that never was', async () => {
  const clock = productClock();
  const needs = { ...accountsNeeds(parts), clock };
  const slug = 'horizon';
  const account = {
    ...{ operator: 'anne', slug, nom: 'Horizon', plan: 'agence5', adresses: ['ada@horizon.test'] },
    ...{ mode_paiement: 'virement', paye_jusqu_au: '2099-12-31' },
    ...{ couleur: undefined, contact: undefined, stripe_customer: undefined },
  };
  await operator(needs).createAccount(account);
  const today = new Date(clock.now().getTime() + 2 * DAY_S * 1000).toISOString().slice(0, 10);
  const grant = async (expires?: string) => {
    const { result } = await operator(needs).grantKey({ operator: 'anne', slug, door: 'agence', expires });
    return result?.$case === 'key' ? hashOf(result.value) : '';
  };
  const [short, lasting] = [await grant(today), await grant()];
  const opens = async (key_hash: string) => (await accounts(needs).authenticate({ key_hash })).result?.$case;
  expect([await opens(short), await opens(lasting)]).toEqual(['compte', 'compte']);
  clock.set(4 * DAY_S);
  expect([await opens(short), await opens(lasting)]).toEqual(['refused', 'compte']);
  expect(await accounts(needs).authenticate({ key_hash: short })).toEqual(
    await accounts(needs).authenticate({ key_hash: hashOf('ag_inconnue') }),
  );
  const { result } = await operator(needs).listKeys({ slug });
  expect(result?.$case === 'keys' && result.value.keys.map(({ expires }) => expires)).toEqual([
    today,
    undefined,
  ]);
});

import { type Account, newAccount } from '@agence/testing/accounts';
import type { OwnSystem } from '@agence/testing/system';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { someEntry } from '../outside/client.ts';
import { ownSystem } from '../outside/system.ts';
import { replace } from './replace.ts';

jest.setTimeout(900_000);

let system: OwnSystem;
let accounts: readonly Account[];
beforeAll(async () => {
  system = await ownSystem({ gateways: 2, replicas: 2, env: { TRUSTED_HOPS: '1' } });
  accounts = await Promise.all(Array.from({ length: 48 }, () => newAccount(system)));
});
afterAll(() => system.stop());

const CALLS = 10_000;
/** Of a key in an hour. */
const LIMIT = 600;
const CALLERS = 12;
/** What an agency does all day: it looks, and now and then it changes something. */
async function call({ agence }: Account, turn: number): Promise<number> {
  const through = agence.through(system.gateways[turn % 2] ?? '').hasty;
  if (turn % 5 === 0) return (await through.post('marque/', { nom: `N${turn}`, confirmer: true })).status;
  if (turn % 7 === 0) return (await through.post('clients/', { clients: [someEntry()] })).status;
  return (await through.get(turn % 2 === 0 ? 'compte/' : 'clients/')).status;
}

test('while every process of every service is replaced in turn, no call of 10,000 is dropped', async () => {
  const seen = new Map<number, number>();
  let made = 0;
  let rolling = true;
  const caller = async () => {
    while (made < CALLS || rolling) {
      const turn = made;
      made += 1;
      if (turn >= accounts.length * (LIMIT - 1)) throw new Error('the accounts have no call left');
      const account = accounts[turn % accounts.length];
      if (account === undefined) throw new Error('no account');
      const status = await call(account, turn);
      seen.set(status, (seen.get(status) ?? 0) + 1);
    }
  };
  const roll = async () => {
    for (const name of Object.keys(system.run().services)) await replace(system, name);
    rolling = false;
  };
  await Promise.all([roll(), ...Array.from({ length: CALLERS }, caller)]);
  process.stdout.write(`${JSON.stringify([...seen])}\n`);
  expect([...seen.keys()]).toEqual([200]);
  expect(seen.get(200)).toBeGreaterThanOrEqual(CALLS);
});

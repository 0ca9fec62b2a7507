import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type Account, newAccount } from '@agence/testing/accounts';
import type { OwnSystem } from '@agence/testing/system';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { someEntry } from '../outside/client.ts';
import { ownSystem, READ_BY_MODEL } from '../outside/system.ts';
import { replace } from './replace.ts';

jest.setTimeout(900_000);

let system: OwnSystem;
let accounts: readonly Account[];
/** Gateways that calls go to. */
let serving: readonly string[];
beforeAll(async () => {
  system = await ownSystem({ gateways: 2, replicas: 2, env: { ...READ_BY_MODEL, TRUSTED_HOPS: '1' } });
  serving = system.gateways;
  accounts = await Promise.all(Array.from({ length: 48 }, () => newAccount(system)));
});
afterAll(() => system.stop());

const CALLS = 10_000;
/** Of a key in an hour. */
const LIMIT = 600;
const CALLERS = 12;
/** What an agency does all day: it looks, and now and then it changes something. */
async function call({ agence }: Account, turn: number): Promise<number> {
  const through = agence.through(serving[turn % serving.length] ?? '').hasty;
  if (turn % 5 === 0) return (await through.post('marque/', { nom: `N${turn}`, confirmer: true })).status;
  if (turn % 7 === 0) return (await through.post('clients/', { clients: [someEntry()] })).status;
  return (await through.get(turn % 2 === 0 ? 'compte/' : 'clients/')).status;
}

/** Time for sent bytes to arrive. */
const ARRIVED_MS = 500;

/** Sends half of a call. The returned function sends the rest and answers with the status. */
async function half(gateway: string, { key }: Account): Promise<() => Promise<number>> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const [first, rest] = ['{"nom":"Moitié",', '"confirmer":true}'];
  const headers = {
    'x-api-key': key,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(first + rest),
  };
  const call = request(`${gateway}/agence/v1/marque/`, { method: 'POST', headers, agent: false });
  call.on('error', reject);
  call.on('response', (answer) => answer.resume().on('end', () => resolve(answer.statusCode ?? 0)));
  call.write(first);
  await pause(ARRIVED_MS);
  return () => {
    call.end(rest);
    return promise;
  };
}

/** As a deployment does: it is no endpoint any more before it is told to end, and what is under way then is answered. */
async function replaceGateway(i: number): Promise<number> {
  const gateway = system.gateways[i] ?? '';
  serving = system.gateways.filter((one) => one !== gateway);
  const finish = await half(gateway, accounts[i] as Account);
  const replaced = replace(system, `gateway-${i + 1}`);
  await pause(ARRIVED_MS);
  const status = await finish();
  await replaced;
  serving = system.gateways;
  return status;
}

test('while every process of every service, gateways too, is replaced in turn, no call of 10,000 is dropped', async () => {
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
    const halves = [await replaceGateway(0), await replaceGateway(1)];
    expect(halves).toEqual([200, 200]);
    rolling = false;
  };
  await Promise.all([roll(), ...Array.from({ length: CALLERS }, caller)]);
  process.stdout.write(`${JSON.stringify([...seen])}\n`);
  expect([...seen.keys()]).toEqual([200]);
  expect(seen.get(200)).toBeGreaterThanOrEqual(CALLS);
});

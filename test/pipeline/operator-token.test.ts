import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newAccount } from '@agence/testing/accounts';
import { type Operating, operatingIn } from '@agence/testing/operating';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { shared } from '../outside/system.ts';

/** The operator's command line in the hands of one who has what a service holds: every address and the internal token. */
let stranger: Operating;
let data: string;
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'agence-stranger-'));
  const run = shared().run();
  await writeFile(join(data, 'run.json'), JSON.stringify({ ...run, operator_token: run.internal_token }));
  stranger = operatingIn(data);
});
afterAll(async () => {
  stranger.end();
  await rm(data, { recursive: true });
});

const UNKNOWN = 'the services do not know the OPERATOR_TOKEN that was sent';

test.each([
  ['accounts', 'list'],
  ['transfers', 'pending'],
  ['leads', 'list'],
  ['mails', 'list'],
  ['costs', 'show'],
  ['clock', 'show'],
])('the internal token does not open %s %s', (...verb) =>
  expect(stranger.operate(...verb)).rejects.toThrow(UNKNOWN),
);

test('it opens what a service may ask of another, to a tool on this machine', async () => {
  const { slug } = await newAccount(shared());
  expect(await stranger.operate('journal', 'show', slug)).toEqual(
    await shared().operate('journal', 'show', slug),
  );
});

test('no service tells it what stands aside, and the operator is told by each', async () => {
  const silent = (await stranger.operate('parked', 'list')) as readonly object[];
  const refused = { service: expect.any(String), unreachable: '16 UNAUTHENTICATED: UNAUTHENTICATED' };
  const services = Object.keys(shared().run().services).filter((name) => !/gateway|-\d/.test(name));
  expect(silent).toHaveLength(services.length);
  expect(silent).toEqual(services.map(() => expect.objectContaining(refused)));
  const told = (await shared().operate('parked', 'list')) as readonly object[];
  expect(told.filter((row) => 'unreachable' in row)).toEqual([]);
});

test('an account that it grants a key or gives money keeps the keys and the money that it has', async () => {
  const system = shared();
  const { slug } = await newAccount(system);
  const read = () =>
    Promise.all([system.operate('keys', 'list', slug), system.operate('accounts', 'show', slug)]);
  const before = await read();
  const tries = [
    stranger.operate('keys', 'grant', slug),
    stranger.operate('accounts', 'pause', slug, '--why', 'theirs'),
    stranger.operate('transfers', 'confirm', slug, '--until', '2099-12-30'),
  ];
  for (const one of await Promise.allSettled(tries))
    expect(one).toMatchObject({ reason: { message: UNKNOWN } });
  expect(await read()).toEqual(before);
});

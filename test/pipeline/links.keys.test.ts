import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callerWith, newAccount } from '@agence/testing/accounts';
import { send } from '@agence/testing/http';
import type { RunningSystem } from '@agence/testing/system';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { livrablesOf, measuredClient } from '../outside/client.ts';
import { leadsOf, sendForm, someRequest, typedIn } from '../outside/lead.ts';
import { ownSystem } from '../outside/system.ts';

jest.setTimeout(180_000);

const [OLD, NEW] = ['old:0123456789abcdef0123456789abcdef', 'new:fedcba9876543210fedcba9876543210'];

let data: string;
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'agence-keys-'));
});
afterAll(() => rm(data, { recursive: true, force: true }));

/** Runs with a system that has these keys, on the same data each time. */
async function having<T>(keys: string, task: (system: RunningSystem) => Promise<T>): Promise<T> {
  const system = await ownSystem({
    data,
    env: { LINK_KEYS: keys, TRUSTED_HOPS: '1', LEAD_CALLS_PER_DAY: '1' },
  });
  try {
    return await task(system);
  } finally {
    await system.stop();
  }
}

/** A document by a link that a system gave before, wherever the service is now. */
const opened = async ({ base_url }: RunningSystem, lien: string): Promise<number> =>
  (await send(base_url, { path: new URL(lien).pathname })).status;

const formOf = async ({ base_url }: RunningSystem): Promise<string> =>
  typedIn((await send(base_url, { path: '/lead/' })).text, 'formulaire') ?? '';

test('links and forms signed by a key are good as long as it is kept; the first key signs', async () => {
  const before = await having(OLD, async (system) => {
    const account = await newAccount(system);
    const id = await measuredClient(account);
    const [{ lien } = { lien: '' }] = await livrablesOf(account, id);
    expect([new URL(lien).pathname, await opened(system, lien)]).toEqual([
      expect.stringMatching(/^\/d\/old\./),
      200,
    ]);
    return { account, id, lien, form: await formOf(system) };
  });

  const after = await having(`${NEW},${OLD}`, async (system) => {
    const account = { ...before.account, agence: callerWith(system, before.account.key) };
    const [{ lien } = { lien: '' }] = await livrablesOf(account, before.id);
    expect(new URL(lien).pathname).toMatch(/^\/d\/new\./);
    expect([await opened(system, before.lien), await opened(system, lien)]).toEqual([200, 200]);
    // A form that somebody left open meanwhile is a request like any other.
    const asked = someRequest({ formulaire: before.form });
    await sendForm(system.base_url, asked);
    expect(await leadsOf(system, asked)).toMatchObject([{ etat: 'accepté' }]);
    return lien;
  });

  await having(NEW, async (system) => {
    expect([await opened(system, before.lien), await opened(system, after)]).toEqual([404, 200]);
    const asked = someRequest({ formulaire: before.form });
    await sendForm(system.base_url, asked);
    expect(await leadsOf(system, asked)).toMatchObject([{ etat: 'à vérifier', motif: 'sceau faux' }]);
  });
});

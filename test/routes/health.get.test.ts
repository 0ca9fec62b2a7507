import { type Account, newAccount } from '@agence/testing/accounts';
import { send } from '@agence/testing/http';
import type { OwnSystem } from '@agence/testing/system';
import { until } from '@agence/testing/until';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { someEntry } from '../outside/client.ts';
import { INCERTAIN, INDISPONIBLE } from '../outside/sentences.ts';
import { ownServices, shared } from '../outside/system.ts';

jest.setTimeout(60_000);

const saying = (base_url: string, body: string) =>
  until(
    () => send(base_url, { path: '/health/' }),
    ({ text }) => text === body,
  );

describe('200', () => {
  test('ok is true while the service is up, without a key', async () => {
    for (const gateway of shared().gateways) {
      const { status, headers } = await saying(gateway, '{"ok":true}');
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
    }
  });

  test('a key given anyway is not looked at', async () => {
    const headers = { 'x-api-key': 'ag_inconnue' };
    const answer = await send(shared().base_url, { path: '/health/?probe=1', headers });
    expect(answer.status).toBe(200);
    expect(answer.headers).not.toHaveProperty('ratelimit-limit');
  });
});

describe('200 with ok false', () => {
  let system: OwnSystem;
  let account: Account;
  beforeAll(async () => {
    system = await ownServices();
    account = await newAccount(system);
  });
  afterAll(() => system.stop());

  /** Runs while one service hangs: it holds its connections open and answers nothing. */
  async function whileHanging(name: string, task: () => Promise<void>): Promise<void> {
    const pid = system.run().services[name]?.pid ?? 0;
    process.kill(pid, 'SIGSTOP');
    try {
      await task();
    } finally {
      process.kill(pid, 'SIGCONT');
    }
    await saying(system.base_url, '{"ok":true}');
  }

  test.each([
    ['accounts', 503],
    ['clients', 503],
    ['billing', 200],
    ['measurement', 200],
  ])('while %s hangs, and GET compte/ answers %i within 2 s', async (name, status) => {
    await whileHanging(name, async () => {
      const asked = performance.now();
      const compte = await account.agence.hasty.get('compte/');
      expect(performance.now() - asked).toBeLessThan(2_300);
      expect(compte.status).toBe(status);
      if (status === 503) {
        expect(compte.body).toEqual({ erreur: INDISPONIBLE });
        expect(compte.headers['retry-after']).toMatch(/^[1-9]\d*$/);
      }
      expect((await saying(system.base_url, '{"ok":false}')).status).toBe(200);
    });
    expect((await account.agence.get('compte/')).status).toBe(200);
  });

  test('while clients hangs, a proposal says that nothing was done, a gesture that it may have been', async () => {
    await whileHanging('clients', async () => {
      const clients = [someEntry()];
      for (const [path, body, erreur] of [
        ['clients/', { clients }, INDISPONIBLE],
        ['clients/', { clients, confirmer: false }, INDISPONIBLE],
        ['clients/', { clients, confirmer: true }, INCERTAIN],
        ['clients/c_1/questions/', { lancer: true }, INCERTAIN],
      ] as const)
        expect((await account.agence.hasty.post(path, body)).body).toEqual({ erreur });
    });
  });
});

import { type Account, newAccount } from '@agence/testing/accounts';
import { send } from '@agence/testing/http';
import { until } from '@agence/testing/until';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { someEntry } from '../outside/client.ts';
import { whileFrozen } from '../outside/frozen.ts';
import { INCERTAIN, INDISPONIBLE } from '../outside/sentences.ts';
import { system } from './struck.ts';

const saying = (body: string) =>
  until(
    () => send(system.base_url, { path: '/health/' }),
    ({ text }) => text === body,
  );

describe('a service that hangs', () => {
  let account: Account;
  beforeAll(async () => {
    account = await newAccount(system);
  });

  async function whileHanging(name: string, task: () => Promise<void>): Promise<void> {
    await whileFrozen(system.run().services[name]?.pid, task);
    await saying('{"ok":true}');
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
      expect((await saying('{"ok":false}')).status).toBe(200);
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

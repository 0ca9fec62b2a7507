import { newAccount } from '@agence/testing/accounts';
import type { OwnSystem } from '@agence/testing/system';
import { until } from '@agence/testing/until';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { someEntry } from '../outside/client.ts';
import { ownSystem } from '../outside/system.ts';

jest.setTimeout(120_000);

let system: OwnSystem;
beforeAll(async () => {
  system = await ownSystem();
});
afterAll(() => system.stop());

test('what waited in the socket of a frozen service is not done once its caller was told 503', async () => {
  const accounts = await Promise.all(Array.from({ length: 8 }, () => newAccount(system)));
  const pid = system.run().services['clients']?.pid ?? 0;
  process.kill(pid, 'SIGSTOP');
  try {
    const told = accounts.map(({ agence }) =>
      agence.hasty.post('clients/', { clients: [someEntry()], confirmer: true }),
    );
    for (const { status } of await Promise.all(told)) expect(status).toBe(503);
  } finally {
    process.kill(pid, 'SIGCONT');
  }
  // A later call on the same portfolio has its turn after whatever those would do.
  for (const { agence } of accounts) {
    const entry = someEntry();
    const placed = () => agence.post('clients/', { clients: [entry], confirmer: true });
    await until(placed, ({ status }) => status === 200);
    const { clients } = (await agence.get('clients/')).body as { clients: { entreprise: string }[] };
    expect(clients.map(({ entreprise }) => entreprise)).toEqual([entry.entreprise]);
  }
});

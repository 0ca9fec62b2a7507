import { watchHealth } from '@agence/platform/grpc/health-watch';
import { newAccount } from '@agence/testing/accounts';
import { eventually } from '@agence/testing/eventually';
import { sendOnce } from '@agence/testing/http';
import { until } from '@agence/testing/until';
import { expect, test } from '@jest/globals';
import { whileFrozen } from '../outside/frozen.ts';
import { grpc, system } from './own-servers.ts';

const staysReady = async (): Promise<void> => {
  const watch = watchHealth([`127.0.0.1:${grpc}`]);
  await eventually(() => watch.allServing()).finally(watch.stop);
};

test('a gateway that starts while the database is silent is ready, and answers 503', async () => {
  const { agence } = await newAccount(system);
  const { mongodb, gateways } = system.run();
  await whileFrozen(mongodb.pid, async () => {
    process.kill(gateways[0]?.pid ?? 0, 'SIGKILL');
    const health = () => sendOnce(system.base_url, { path: '/health/' }).catch(() => undefined);
    const down = await until(health, (one) => (one?.body as { ok?: boolean } | undefined)?.ok === false);
    expect(down?.status).toBe(200);
    expect(await agence.hasty.get('compte/')).toMatchObject({
      status: 503,
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
    });
    await staysReady();
  });
  const served = () => agence.hasty.get('compte/');
  expect((await until(served, ({ status }) => status === 200)).status).toBe(200);
});

test('a gateway that serves when the database falls silent stays ready, and answers 503', async () => {
  const { agence } = await newAccount(system);
  await whileFrozen(system.run().mongodb.pid, async () => {
    // Each takes as long as a caller may wait: all of them longer than a service needs to see that its database is away.
    for (let calls = 0; calls < 5; calls += 1) expect((await agence.hasty.get('compte/')).status).toBe(503);
    await staysReady();
  });
  const served = () => agence.hasty.get('compte/');
  expect((await until(served, ({ status }) => status === 200)).status).toBe(200);
});

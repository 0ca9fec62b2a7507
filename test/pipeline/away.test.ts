import { freePorts } from '@agence/local/ports';
import { watchHealth } from '@agence/platform/grpc/health-watch';
import { newAccount } from '@agence/testing/accounts';
import { eventually } from '@agence/testing/eventually';
import { sendOnce } from '@agence/testing/http';
import type { OwnSystem } from '@agence/testing/system';
import { until } from '@agence/testing/until';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { ownSystem } from '../outside/system.ts';

jest.setTimeout(120_000);

let system: OwnSystem;
let grpc: number;
beforeAll(async () => {
  [grpc = 0] = await freePorts(1);
  system = await ownSystem({ env: { GRPC_PORT: String(grpc) } });
});
afterAll(() => system.stop());

test('a gateway that starts while the database is silent is ready, and answers 503', async () => {
  const { agence } = await newAccount(system);
  const { mongodb, gateways } = system.run();
  process.kill(mongodb.pid ?? 0, 'SIGSTOP');
  const watch = watchHealth([`127.0.0.1:${grpc}`]);
  try {
    process.kill(gateways[0]?.pid ?? 0, 'SIGKILL');
    const health = () => sendOnce(system.base_url, { path: '/health/' }).catch(() => undefined);
    const down = await until(health, (one) => (one?.body as { ok?: boolean } | undefined)?.ok === false);
    expect(down?.status).toBe(200);
    expect(await agence.hasty.get('compte/')).toMatchObject({
      status: 503,
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
    });
    await eventually(() => watch.allServing());
  } finally {
    watch.stop();
    process.kill(mongodb.pid ?? 0, 'SIGCONT');
  }
  const served = () => agence.hasty.get('compte/');
  expect((await until(served, ({ status }) => status === 200)).status).toBe(200);
});

test('a gateway that serves when the database falls silent stays ready, and answers 503', async () => {
  const { agence } = await newAccount(system);
  const pid = system.run().mongodb.pid ?? 0;
  process.kill(pid, 'SIGSTOP');
  let watch: ReturnType<typeof watchHealth> | undefined;
  try {
    // Each takes as long as a caller may wait: all of them longer than a service needs to see that its database is away.
    for (let calls = 0; calls < 5; calls += 1) expect((await agence.hasty.get('compte/')).status).toBe(503);
    watch = watchHealth([`127.0.0.1:${grpc}`]);
    await eventually(() => watch?.allServing() === true);
  } finally {
    watch?.stop();
    process.kill(pid, 'SIGCONT');
  }
  const served = () => agence.hasty.get('compte/');
  expect((await until(served, ({ status }) => status === 200)).status).toBe(200);
});

import { openMongo } from '@agence/platform/store/mongo';
import { send } from '@agence/testing/http';
import type { OwnSystem } from '@agence/testing/system';
import { until } from '@agence/testing/until';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { ownSystem } from '../outside/system.ts';

jest.setTimeout(120_000);

let system: OwnSystem;
beforeAll(async () => {
  system = await ownSystem();
});
afterAll(() => system.stop());

const health = async () => JSON.parse((await send(system.base_url, { path: '/health/' })).text);
const held = () => system.operate('restore', 'show') as Promise<readonly { readonly service: string }[]>;

test('a copy put back under a running service ends it, and it starts held', async () => {
  const { services, mongodb: server } = system.run();
  const before = services['accounts']?.pid;
  const { client, db } = openMongo(server.url, 'agence_accounts');
  await db.collection('platform').updateOne({ _id: 'water' } as object, { $inc: { beat: -3 } });
  await client.close();
  await until(
    async () => system.run().services['accounts']?.pid,
    (pid) => pid !== undefined && pid !== before,
  );
  expect(
    await until(
      () => held().catch(() => []),
      (list) => list.length > 0,
    ),
  ).toMatchObject([{ service: 'accounts' }]);
  await system.operate('restore', 'accept');
  await until(health, ({ ok }) => ok === true);
});

import { Held } from '@agence/platform/restore/held';
import { countsWrites, openMongo } from '@agence/platform/store/mongo';
import { testServers } from '@agence/testing/config';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Bench, demande, envoyer, type Instance, openBench, someAddress } from '../testing/bench.ts';

let bench: Bench;
let one: Instance;
beforeAll(async () => {
  bench = await openBench();
  one = await bench.instance();
});
afterAll(() => bench.stop());

it('a form that could be read but not kept uses up no place when it is sent again, to any process', async () => {
  const { client, db } = openMongo(testServers().mongodb_url, bench.parts.db.databaseName);
  countsWrites(db, () => {
    throw new Held('nothing is written');
  });
  const held = await bench.instance({ db, newBus: true });
  const from = someAddress();
  const formulaire = await bench.servi(one.url, 5000);
  const forms = Array.from({ length: 20 }, () => demande({ formulaire }));
  const each = async (url: string) => {
    const statuses = [];
    for (const asked of forms) statuses.push((await envoyer(url, asked, from)).status);
    return statuses;
  };
  expect(await each(held.url)).toEqual(forms.map(() => 503));
  // The window is full now: only forms that it counts already are taken in.
  expect((await envoyer(one.url, demande(), from)).status).toBe(429);
  expect(await each(one.url)).toEqual(forms.map(() => 200));
  expect((await envoyer(one.url, demande(), from)).status).toBe(429);
  await client.close();
});

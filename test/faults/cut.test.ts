import { machineNow } from '@agence/platform/process/clock';
import { opaqueId } from '@agence/platform/process/opaque-id';
import { openMongo } from '@agence/platform/store/mongo';
import { afterAll, expect, test } from '@jest/globals';
import { shared } from '../outside/system.ts';
import { cutting } from './cut.ts';

const { client } = openMongo(shared().run().mongodb.url, 'admin');
const db = client.db(opaqueId('t_cut'));
const cuts = cutting(() => db);
afterAll(async () => {
  await db.dropDatabase();
  await client.close();
});

type Cell = { readonly _id: string; readonly etat: string; readonly ended: number | null };
const cells = () => db.collection<Cell>('cells');

test('a call that began and came to nothing while its provider hung up was cut off', async () => {
  const now = machineNow().getTime();
  const [before, after] = [now - 60_000, now + 60_000];
  await cells().insertMany([
    { _id: 'under way', etat: 'calling', ended: null },
    { _id: 'between the looks', etat: 'indeterminate', ended: after },
    { _id: 'before', etat: 'indeterminate', ended: before },
    { _id: 'answered', etat: 'done', ended: after },
  ]);
  await cuts.severing(() => {});
  const ids = (await cells().find().toArray()).map(({ _id }) => _id);
  expect(cuts.unexplained('measurement', ids).ids).toEqual(['before', 'answered']);
});

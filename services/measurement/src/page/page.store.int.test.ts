import { ensureIndexes } from '@agence/platform/store/mongo';
import { partsFor } from '@agence/testing/parts';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { PAGE_INDEXES, type Page, pageStore } from './page.store.ts';

const parts = partsFor(beforeAll, afterAll);
beforeAll(() => ensureIndexes(parts.db, PAGE_INDEXES));

const page = (client: number, n: number) =>
  ({ _id: `g_${client}_${n}`, compte: 'agence', client: `c_${client}`, n, finie: new Date(n) }) as Page;
const EACH = 8;

it('the pages of a client are found by its index, however many pages others have', async () => {
  const rows = Array.from({ length: 50 * EACH }, (_, i) => page(Math.floor(i / EACH), i % EACH));
  await parts.db.collection<Page>('pages').insertMany([...rows, { ...page(7, 99), finie: null }]);
  await parts.db.command({ profile: 2 });
  const ended = await pageStore(parts).ended('agence', 'c_7');
  await parts.db.command({ profile: 0 });
  expect(ended.map(({ n }) => n).sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  const asked = { op: 'query', ns: `${parts.db.databaseName}.pages` };
  const query = await parts.db.collection('system.profile').findOne(asked);
  expect(query).toMatchObject({ keysExamined: EACH + 1, docsExamined: EACH + 1 });
});

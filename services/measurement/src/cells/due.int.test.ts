import { ensureIndexes } from '@agence/platform/store/mongo';
import { type TestParts, testParts } from '@agence/testing/parts';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { CELL_INDEXES, type Cells, callTo, cellStore, type StoredCell } from './cell.store.ts';

let parts: TestParts;
let store: Cells;
const cells = () => parts.db.collection<StoredCell>('cells');
beforeAll(async () => {
  parts = await testParts();
  await ensureIndexes(parts.db, CELL_INDEXES);
  store = cellStore(parts, async () => NOW);
});
afterAll(() => parts.stop());
beforeEach(async () => {
  await cells().deleteMany({});
  await parts.db.command({ profile: 0 });
  await parts.db
    .collection('system.profile')
    .drop()
    .catch(() => {});
});

const NOW = Date.UTC(2026, 10, 28);
const TODAY = '2026-11-28';
const [STOPPED, FAST, SLOW] = ['openai:stopped', 'openai:fast', 'openai:slow'];
const OWNER = { compte: 'agence', client: 'c_1', revision: 1, pour: 'm_1' };
const LANE = { name: 'openai', provider: 'openai', genres: ['reponse', 'page'], parallel: 10 } as const;

const cell = (model: string, not_before: number, genre: StoredCell['genre'] = 'reponse'): StoredCell => ({
  ...callTo({ _id: `${model} ${genre} ${not_before}`, genre, model, ...OWNER }, 0),
  not_before,
});
const many = (count: number, model: string, first: number) =>
  Array.from({ length: count }, (_, i) => cell(model, first + i));

const examined = async (ask: () => Promise<readonly StoredCell[]>) => {
  await parts.db.command({ profile: 2 });
  const found = await ask();
  await parts.db.command({ profile: 0 });
  const [query] = await parts.db
    .collection<{ docsExamined: number; keysExamined: number }>('system.profile')
    .find({ op: 'query', ns: `${parts.db.databaseName}.cells` })
    .toArray();
  return { found, docs: query?.docsExamined ?? Number.NaN, keys: query?.keysExamined ?? Number.NaN };
};

it('the calls of a stopped model are passed over, however many wait before those of the others', async () => {
  await cells().insertMany([
    ...many(2_000, STOPPED, 1),
    ...many(20, FAST, 10_001),
    ...many(20, SLOW, 10_101),
    cell(SLOW, 10_000, 'page'),
    cell(FAST, 1, 'lecture'),
    cell(FAST, NOW + 1),
  ]);
  const { found, docs, keys } = await examined(() => store.due(TODAY, LANE, 10, [FAST, SLOW]));
  expect(found.map(({ model, not_before }) => [model, not_before])).toEqual([
    [SLOW, 10_000],
    ...Array.from({ length: 9 }, (_, i) => [FAST, 10_001 + i]),
  ]);
  expect(docs).toBeLessThan(20);
  expect(keys).toBeLessThan(20);
});

it('calls of models that are not configured are found without a look at those of the others', async () => {
  await cells().insertMany([...many(2_000, FAST, 1), cell('mistral:gone', 10_000)]);
  const { found, docs } = await examined(() => store.dueOfOthers(TODAY, [FAST, SLOW]));
  expect([found.map(({ model }) => model), docs]).toEqual([['mistral:gone'], 1]);
});

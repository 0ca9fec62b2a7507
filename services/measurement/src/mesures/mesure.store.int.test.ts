import { documentStore } from '@agence/platform/store/document-store';
import { ensureIndexes } from '@agence/platform/store/mongo';
import { type TestParts, testParts } from '@agence/testing/parts';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MESURE_INDEXES, mesureStore } from './mesure.store.ts';

let parts: TestParts;
beforeAll(async () => {
  parts = await testParts();
  await ensureIndexes(parts.db, MESURE_INDEXES);
});
afterAll(() => parts.stop());

const MANY = 400;
const day = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, n));

it('the latest that ended well are found without looking at all there are', async () => {
  const { db } = parts;
  const all = Array.from({ length: MANY }, (_, n) => ({
    _id: `m_${n}` as never,
    ...{ version: 1, outbox: [], state: { etat: 'faite', lancee: day(n), revision: 1 } },
  }));
  await db.collection('mesures').insertMany(all);
  await db.command({ profile: 2 });
  const mesures = mesureStore({ db, store: (kind) => documentStore(db, kind, () => {}) });
  const found = await mesures.doneSince(day(10), 5);
  await db.command({ profile: 0 });
  expect(found.map(({ id }) => id)).toEqual(['m_399', 'm_398', 'm_397', 'm_396', 'm_395']);
  const asked = db.collection('system.profile').find({ ns: `${db.databaseName}.mesures`, op: 'query' });
  expect((await asked.toArray()).map(({ docsExamined }) => docsExamined)).toEqual([5]);
});

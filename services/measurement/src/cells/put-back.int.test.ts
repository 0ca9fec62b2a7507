import { Unavailable } from '@agence/platform/process/faults';
import { expect, it } from '@jest/globals';
import { counting, launched, work } from '../testing/launched.ts';
import { partsOfEachTest } from '../testing/parts.ts';

const parts = partsOfEachTest();

type Rows = Readonly<Record<string, object[]>>;
const copy = async (): Promise<Rows> => {
  const names = (await parts.db.listCollections().toArray()).map(({ name }) => name);
  const rows = names.map(async (name) => [name, await parts.db.collection(name).find().toArray()] as const);
  return Object.fromEntries(await Promise.all(rows));
};
const putBack = async (kept: Rows): Promise<void> => {
  for (const { name } of await parts.db.listCollections().toArray()) {
    await parts.db.collection(name).deleteMany({});
    const rows = kept[name] ?? [];
    if (rows.length > 0) await parts.db.collection(name).insertMany([...rows]);
  }
};

it('a call made after the copy that the database was put back from is unknown, and not made again', async () => {
  const { needs, asked } = counting(await launched(parts));
  const kept = await copy();
  expect(await work(needs, 'm_1:1:0:1')).toMatchObject({ etat: 'done' });
  await putBack(kept);
  expect(await needs.cells.find('m_1:1:0:1')).toMatchObject({ etat: 'todo', attempt: 0 });
  expect(await work(needs, 'm_1:1:0:1')).toMatchObject({
    etat: 'indeterminate',
    why: 'it was called before, by a database that was put back since from an older copy',
  });
  expect(asked).toHaveLength(1);
});

it('a call that was throttled and is tried again is no call made before', async () => {
  const { needs } = counting(await launched(parts));
  const busy = { ...needs, ask: async () => ({ kind: 'throttled', why: 'slow down' }) as const };
  expect(await work(busy, 'm_1:1:0:1')).toMatchObject({ etat: 'todo', attempt: 1 });
  await parts.db.collection('cells').updateOne({ _id: 'm_1:1:0:1' } as object, { $set: { not_before: 0 } });
  expect(await work(needs, 'm_1:1:0:1')).toMatchObject({ etat: 'done', attempt: 2 });
});

it('a call whose first try the bus could not mark is known as made all the same', async () => {
  const { needs, asked } = counting(await launched(parts));
  const kept = await copy();
  const away = { ...needs, mark: () => Promise.reject(new Unavailable('no bus')) };
  expect(await work(away, 'm_1:1:0:1')).toMatchObject({ etat: 'todo', attempt: 1 });
  expect(asked).toEqual([]);
  await parts.db.collection('cells').updateOne({ _id: 'm_1:1:0:1' } as object, { $set: { not_before: 0 } });
  expect(await work(needs, 'm_1:1:0:1')).toMatchObject({ etat: 'done', attempt: 2 });
  await putBack(kept);
  expect(await work(needs, 'm_1:1:0:1')).toMatchObject({ etat: 'indeterminate', attempt: 1 });
  expect(asked).toHaveLength(1);
});

it('a try that the bus marked without saying so never left, and is known as ours', async () => {
  const { needs, asked } = counting(await launched(parts));
  const silent: typeof needs.mark = async (id, by) => {
    await needs.mark(id, by);
    throw new Unavailable('no answer');
  };
  const first = await work({ ...needs, mark: silent }, 'm_1:1:0:1');
  expect(first).toMatchObject({ etat: 'todo', attempt: 1, marked: 0 });
  await parts.db.collection('cells').updateOne({ _id: 'm_1:1:0:1' } as object, { $set: { not_before: 0 } });
  expect(await work(needs, 'm_1:1:0:1')).toMatchObject({ etat: 'done', attempt: 2 });
  expect(asked).toHaveLength(1);
});

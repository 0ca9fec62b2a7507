import { Unavailable } from '@agence/platform/process/faults';
import { type TestParts, testParts } from '@agence/testing/parts';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { launched, work } from '../testing/launched.ts';

const { signal } = new AbortController();

let parts: TestParts;
beforeEach(async () => {
  parts = await testParts();
});
afterEach(() => parts.stop());

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

const counting = async () => {
  const world = await launched(parts);
  const asked: string[] = [];
  const ask = (call: Parameters<typeof world.needs.ask>[0]) => {
    asked.push(call.hint?.seed ?? '');
    return world.needs.ask(call);
  };
  return { needs: { ...world.needs, ask }, asked };
};

it('a call made after the copy that the database was put back from is unknown, and not made again', async () => {
  const { needs, asked } = await counting();
  const kept = await copy();
  expect(await work(needs, 'm_1:1:0:1', signal)).toMatchObject({ etat: 'done' });
  await putBack(kept);
  expect(await needs.cells.find('m_1:1:0:1')).toMatchObject({ etat: 'todo', attempt: 0 });
  expect(await work(needs, 'm_1:1:0:1', signal)).toMatchObject({
    etat: 'indeterminate',
    why: 'it was called before, by a database that was put back since from an older copy',
  });
  expect(asked).toHaveLength(1);
});

it('what was not called before is called once the older copy serves', async () => {
  const { needs, asked } = await counting();
  const kept = await copy();
  await work(needs, 'm_1:1:0:1', signal);
  await putBack(kept);
  expect(await work(needs, 'm_1:2:0:1', signal)).toMatchObject({ etat: 'done', attempt: 1 });
  expect(asked).toHaveLength(2);
});

it('a call that was throttled and is tried again is no call made before', async () => {
  const { needs } = await counting();
  const busy = { ...needs, ask: async () => ({ kind: 'throttled', why: 'slow down' }) as const };
  expect(await work(busy, 'm_1:1:0:1', signal)).toMatchObject({ etat: 'todo', attempt: 1 });
  await parts.db.collection('cells').updateOne({ _id: 'm_1:1:0:1' } as object, { $set: { not_before: 0 } });
  expect(await work(needs, 'm_1:1:0:1', signal)).toMatchObject({ etat: 'done', attempt: 2 });
});

it('a call that the bus cannot mark waits, and nothing leaves', async () => {
  const { needs, asked } = await counting();
  const away = { ...needs, mark: () => Promise.reject(new Unavailable('no bus')) };
  expect(await work(away, 'm_1:1:0:1', signal)).toMatchObject({ etat: 'todo', attempt: 1 });
  expect(asked).toEqual([]);
});

it('a call whose first try the bus could not mark is known as made all the same', async () => {
  const { needs, asked } = await counting();
  const kept = await copy();
  const away = { ...needs, mark: () => Promise.reject(new Unavailable('no bus')) };
  await work(away, 'm_1:1:0:1', signal);
  await parts.db.collection('cells').updateOne({ _id: 'm_1:1:0:1' } as object, { $set: { not_before: 0 } });
  expect(await work(needs, 'm_1:1:0:1', signal)).toMatchObject({ etat: 'done', attempt: 2 });
  await putBack(kept);
  expect(await work(needs, 'm_1:1:0:1', signal)).toMatchObject({ etat: 'indeterminate', attempt: 1 });
  expect(asked).toHaveLength(1);
});

it('a try that the bus marked without saying so never left, and is known as ours', async () => {
  const { needs, asked } = await counting();
  const silent: typeof needs.mark = async (id, by) => {
    await needs.mark(id, by);
    throw new Unavailable('no answer');
  };
  const first = await work({ ...needs, mark: silent }, 'm_1:1:0:1', signal);
  expect(first).toMatchObject({ etat: 'todo', attempt: 1, marked: 0 });
  await parts.db.collection('cells').updateOne({ _id: 'm_1:1:0:1' } as object, { $set: { not_before: 0 } });
  expect(await work(needs, 'm_1:1:0:1', signal)).toMatchObject({ etat: 'done', attempt: 2 });
  expect(asked).toHaveLength(1);
});

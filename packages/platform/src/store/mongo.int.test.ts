import { partsFor } from '@agence/testing/parts';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { Collection } from 'mongodb';
import { Held } from '../restore/held.ts';
import { countsWrites, type WRITES } from './mongo.ts';

const parts = partsFor(beforeEach, afterEach);

type Thing = { _id: string; n?: number };

/** One of each kind. */
const everyWrite = (things: Collection<Thing>): Record<(typeof WRITES)[number], () => Promise<unknown>> => {
  const [_id, set] = ['a', { $set: { n: 1 } }];
  return {
    insertOne: () => things.insertOne({ _id }),
    insertMany: () => things.insertMany([{ _id: 'b' }, { _id: 'c' }]),
    updateOne: () => things.updateOne({ _id }, set),
    updateMany: () => things.updateMany({}, set),
    replaceOne: () => things.replaceOne({ _id }, { n: 2 }),
    findOneAndUpdate: () => things.findOneAndUpdate({ _id }, set),
    findOneAndReplace: () => things.findOneAndReplace({ _id }, { n: 3 }),
    bulkWrite: () => things.bulkWrite([{ updateOne: { filter: { _id }, update: set } }]),
    findOneAndDelete: () => things.findOneAndDelete({ _id }),
    deleteOne: () => things.deleteOne({ _id: 'b' }),
    deleteMany: () => things.deleteMany({}),
  };
};

it('while nothing may be written every kind of write is refused, and none is counted', async () => {
  let open = true;
  const writes = countsWrites(parts.db, () => {
    if (!open) throw new Held('held');
  });
  const things = parts.db.collection<Thing>('things');
  await things.insertOne({ _id: 'a', n: 0 });
  open = false;
  for (const write of Object.values(everyWrite(things))) await expect(write()).rejects.toThrow(Held);
  expect([await things.find().toArray(), writes()]).toEqual([[{ _id: 'a', n: 0 }], 1]);
});

it('every kind of write is counted, one that fails too, and none that changes nothing', async () => {
  const writes = countsWrites(parts.db);
  const things = parts.db.collection<Thing>('things');
  await things.find().toArray();
  await things.findOne({ _id: 'a' });
  await things.countDocuments();
  expect(writes()).toBe(0);
  const [_id, set] = ['a', { $set: { n: 1 } }];
  for (const [name, write] of Object.entries(everyWrite(things))) {
    const before = writes();
    await write();
    expect([name, writes() > before]).toEqual([name, true]);
  }
  await things.insertOne({ _id, n: 1 });
  const before = writes();
  await things.updateOne({ _id }, set);
  await things.updateMany({ n: 7 }, set);
  await things.deleteMany({ n: 7 });
  await things.bulkWrite([{ updateOne: { filter: { _id }, update: set } }]);
  expect(writes()).toBe(before);
  await expect(things.insertOne({ _id })).rejects.toThrow('duplicate key');
  expect(writes()).toBe(before + 1);
});

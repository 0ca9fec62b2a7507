import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { partsFor } from '@agence/testing/parts';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { isTransient } from '../process/faults.ts';
import { crashPoints } from './crash-points.ts';

const parts = partsFor(beforeEach, afterEach);
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'points-'));
});
afterEach(() => rm(folder, { recursive: true }));

const order = (what: string) => writeFile(join(folder, 'orders', what), '');
const reached = async () => (await readdir(join(folder, 'reached'))).toSorted();

it('without a folder nothing is wrapped', () => {
  const { onWrites, onBus } = crashPoints('s', undefined);
  expect(onWrites(parts.db)).toBe(parts.db);
  expect(onBus(parts.bus)).toBe(parts.bus);
});

it('a write fails before or after it was made, once for each order', async () => {
  const rows = crashPoints('s', folder).onWrites(parts.db).collection<{ _id: string }>('rows');
  await order('fail@s:rows.insertOne:before');
  const fault = await rows.insertOne({ _id: 'a' }).catch((told: unknown) => told);
  expect(isTransient(fault)).toBe(true);
  expect(await rows.findOne({ _id: 'a' })).toBeNull();
  await order('fail@s:rows.insertOne:after');
  await expect(rows.insertOne({ _id: 'b' })).rejects.toThrow('told to fail');
  expect(await rows.findOne({ _id: 'b' })).toEqual({ _id: 'b' });
  await rows.insertOne({ _id: 'c' });
  expect(await rows.countDocuments()).toBe(2);
  expect(await reached()).toEqual(['s:rows.insertOne:after', 's:rows.insertOne:before']);
});

import { machineNow } from '@agence/platform/clock';
import { markedSince, marksOnce } from '@agence/platform/mark-once';
import { type TestParts, testParts } from '@agence/testing/parts';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { restored } from './restored.ts';
import { launched, work } from './testing/launched.ts';

const { signal } = new AbortController();

let parts: TestParts;
beforeEach(async () => {
  parts = await testParts();
});
afterEach(() => parts.stop());

it('calls that left after the copy become unknown, those that did not stay to be made, and what was begun since is counted', async () => {
  const { needs } = await launched(parts);
  const mark = marksOnce(parts.bus, 'calls');
  const made = restored({ ...needs, markedSince: markedSince(parts.bus, 'calls') });
  const since = new Date(0);
  expect(await made.will(since)).toEqual([]);

  await work({ ...needs, mark }, 'm_1:1:0:1', signal);
  // The copy has them as they were before; one of them is held by a process that died since.
  const cells = parts.db.collection<{ _id: string }>('cells');
  const [done] = await cells.find({ _id: 'm_1:1:0:1' }).toArray();
  await mark('m_1:1:0:2.1', 'before');
  await mark('m_9:1:0:1.1', 'before');
  await cells.updateOne(
    { _id: 'm_1:1:0:2' },
    { $set: { etat: 'claimed', fence: 3, lease_until: machineNow().getTime() + 60_000 } },
  );
  const [waiting] = await cells.find({ _id: 'm_1:2:0:1' }).toArray();

  const will = await made.will(since);
  expect(will).toHaveLength(2);
  expect(will[0]).toMatch(
    /^m_1 \(.+\): 1 calls left after the copy; they become unknown, none is made again$/,
  );
  expect(will[1]).toMatch(/^1 calls left for what was begun after the copy/);
  await made.settle(since);
  await made.settle(since);
  expect(await needs.cells.find('m_1:1:0:2')).toMatchObject({ etat: 'indeterminate', lease_until: null });
  expect(await cells.find({ _id: { $in: ['m_1:1:0:1', 'm_1:2:0:1'] } }).toArray()).toEqual([done, waiting]);
  expect((await made.will(since)).map((line) => line.split(' ')[0])).toEqual(['1']);
});

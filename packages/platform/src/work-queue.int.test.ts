import { eventually } from '@agence/testing/eventually';
import { type TestParts, testParts } from '@agence/testing/parts';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { Bus } from './bus.ts';
import { workQueue } from './work-queue.ts';

let parts: TestParts;
beforeEach(async () => {
  parts = await testParts();
});
afterEach(() => parts.stop());

const waiting = async (bus: Bus): Promise<number> => {
  const reply = await (await bus.connection()).request(`$JS.API.STREAM.INFO.${bus.streamName('CELLS')}`);
  return reply.json<{ state: { messages: number } }>().state.messages;
};

it('holds a piece of work once, however often it is put, and takes it again once it was worked', async () => {
  const { bus } = parts;
  const queue = workQueue(bus, 'cells');
  for (let i = 0; i < 20; i += 1) await queue.put('a', 'm_1:1:0:1');
  await queue.put('a', 'm_1:1:0:2');
  expect(await waiting(bus)).toBe(2);
  const worked: string[] = [];
  queue.handle('a', 4, async (id) => {
    worked.push(id);
  });
  await eventually(async () => (await waiting(bus)) === 0);
  expect(worked.toSorted()).toEqual(['m_1:1:0:1', 'm_1:1:0:2']);
  await queue.put('a', 'm_1:1:0:1');
  await eventually(() => worked.length === 3);
});

it('keeps lanes apart, and no more than so many pieces of one at work in the whole fleet', async () => {
  const here = workQueue(parts.bus, 'cells');
  const there = workQueue(parts.anotherBus(), 'cells');
  const done: string[] = [];
  const now = { a: 0, b: 0 };
  const most = { a: 0, b: 0 };
  for (const queue of [here, there])
    for (const lane of ['a', 'b'] as const)
      queue.handle(lane, 3, async (id) => {
        now[lane] += 1;
        most[lane] = Math.max(most[lane], now[lane]);
        await new Promise((resolve) => setTimeout(resolve, 5));
        now[lane] -= 1;
        done.push(id);
      });
  for (let i = 0; i < 30; i += 1) await Promise.all([here.put('a', `a${i}`), here.put('b', `b${i}`)]);
  await eventually(() => done.length === 60);
  expect(new Set(done).size).toBe(60);
  expect(Math.max(most.a, most.b)).toBeLessThanOrEqual(3);
});

it('gives a lane back to the others when its worker is stopped: what ran ends, what was not begun is worked there', async () => {
  const dying = parts.anotherBus();
  const stuck = workQueue(dying, 'cells');
  const begun: string[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  stuck.handle('a', 1, async (id) => {
    begun.push(id);
    await released;
  });
  for (const id of ['x1', 'x2', 'x3']) await stuck.put('a', id);
  await eventually(() => begun.length === 1);
  const stopped = dying.stopPulls();
  release();
  await stopped;
  const worked: string[] = [];
  workQueue(parts.bus, 'cells').handle('a', 1, async (id) => {
    worked.push(id);
  });
  await eventually(() => worked.length === 2);
  expect([...begun, ...worked].toSorted()).toEqual(['x1', 'x2', 'x3']);
});

it('hurries what is still in work when the grace it was given is over, and waits for its end', async () => {
  const queue = workQueue(parts.bus, 'cells', 200);
  const ended: string[] = [];
  let begun = 0;
  queue.handle('a', 2, async (id, hurry) => {
    begun += 1;
    if (id === 'slow') await new Promise((resolve) => hurry.addEventListener('abort', resolve));
    ended.push(`${id} ${hurry.aborted ? 'hurried' : 'in time'}`);
  });
  for (const id of ['slow', 'quick']) await queue.put('a', id);
  await eventually(() => begun === 2);
  await parts.bus.stopPulls();
  expect(ended).toEqual(['quick in time', 'slow hurried']);
});

it('takes the work of a killed worker after fifteen seconds, and never that of one that is alive', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const begun: string[] = [];
  const first = (id: string) => {
    begun.push(id);
    return released;
  };
  const dead = parts.anotherBus();
  const slow = parts.anotherBus();
  workQueue(dead, 'cells').handle('killed', 1, first);
  workQueue(slow, 'cells').handle('slow', 1, first);
  const queue = workQueue(parts.bus, 'cells');
  await queue.put('killed', 'x1');
  await queue.put('slow', 'x2');
  await eventually(() => begun.length === 2);
  await dead.close();

  const taken: string[] = [];
  const from = performance.now();
  for (const lane of ['killed', 'slow'])
    queue.handle(lane, 1, async (id) => {
      taken.push(id);
    });
  await eventually(() => taken.length === 1);
  expect(performance.now() - from).toBeLessThan(18_000);
  expect(taken).toEqual(['x1']);
  release();
  await eventually(async () => (await waiting(parts.bus)) === 0);
  expect(taken).toEqual(['x1']);
}, 60_000);

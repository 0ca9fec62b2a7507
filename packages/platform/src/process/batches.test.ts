import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { inBatches } from './batches.ts';

/** A peer that answers when it is told to, and the batches that reached it. */
function peer() {
  const batches: { readonly items: readonly string[]; readonly answer: () => void }[] = [];
  const ask = inBatches<string, string>((items) => {
    const { promise, resolve } = Promise.withResolvers<readonly (string | Error)[]>();
    const said = items.map((item) => (item === 'bad' ? new Error('not this one') : item.toUpperCase()));
    batches.push({ items, answer: () => resolve(said) });
    return promise;
  });
  const reached = async (count: number) => {
    while (batches.length < count) await turn();
    return batches[count - 1];
  };
  return { ask, batches, reached };
}

it('sends together what was asked at once, and each gets its own answer', async () => {
  const { ask, reached } = peer();
  const asked = [ask('a'), ask('b'), ask('a')];
  const batch = await reached(1);
  expect(batch?.items).toEqual(['a', 'b', 'a']);
  batch?.answer();
  expect(await Promise.all(asked)).toEqual(['A', 'B', 'A']);
});

it('a fault is that of its item alone', async () => {
  const { ask, reached } = peer();
  const asked = [ask('a'), ask('bad')];
  (await reached(1))?.answer();
  expect(await Promise.allSettled(asked)).toMatchObject([
    { status: 'fulfilled', value: 'A' },
    { status: 'rejected', reason: { message: 'not this one' } },
  ]);
});

it('what arrives while a batch is under way leaves in one when it is back', async () => {
  const { ask, batches, reached } = peer();
  const first = ask('first');
  await reached(1);
  const later = [ask('b')];
  await turn();
  later.push(ask('c'));
  await turn();
  expect(batches).toHaveLength(1);
  batches[0]?.answer();
  expect(await first).toBe('FIRST');
  expect((await reached(2))?.items).toEqual(['b', 'c']);
  batches[1]?.answer();
  expect(await Promise.all(later)).toEqual(['B', 'C']);
});

it('a batch that does not come back holds nobody up for long', async () => {
  const { ask, reached } = peer();
  const stuck = ask('stuck');
  const first = await reached(1);
  const later = ask('later');
  (await reached(2))?.answer();
  expect(await later).toBe('LATER');
  first?.answer();
  expect(await stuck).toBe('STUCK');
});

it('a crowd leaves in batches of 64', async () => {
  const { ask, batches, reached } = peer();
  const asked = Array.from({ length: 100 }, (_, i) => ask(`${i}`));
  (await reached(1))?.answer();
  (await reached(2))?.answer();
  await Promise.all(asked);
  expect(batches.map(({ items }) => items.length)).toEqual([64, 36]);
});

import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { inLots } from './lots.ts';

/** A peer that answers when it is told to, and the lots that reached it. */
function peer() {
  const lots: { readonly items: readonly string[]; readonly answer: () => void }[] = [];
  const ask = inLots<string, string>((items) => {
    const { promise, resolve } = Promise.withResolvers<readonly (string | Error)[]>();
    const said = items.map((item) => (item === 'bad' ? new Error('not this one') : item.toUpperCase()));
    lots.push({ items, answer: () => resolve(said) });
    return promise;
  });
  const reached = async (count: number) => {
    while (lots.length < count) await turn();
    return lots[count - 1];
  };
  return { ask, lots, reached };
}

it('sends together what was asked at once, and each gets its own answer', async () => {
  const { ask, reached } = peer();
  const asked = [ask('a'), ask('b'), ask('a')];
  const lot = await reached(1);
  expect(lot?.items).toEqual(['a', 'b', 'a']);
  lot?.answer();
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

it('what arrives while a lot is under way leaves in one when it is back', async () => {
  const { ask, lots, reached } = peer();
  const first = ask('first');
  await reached(1);
  const later = [ask('b')];
  await turn();
  later.push(ask('c'));
  await turn();
  expect(lots).toHaveLength(1);
  lots[0]?.answer();
  expect(await first).toBe('FIRST');
  expect((await reached(2))?.items).toEqual(['b', 'c']);
  lots[1]?.answer();
  expect(await Promise.all(later)).toEqual(['B', 'C']);
});

it('a lot that does not come back holds nobody up for long', async () => {
  const { ask, reached } = peer();
  const stuck = ask('stuck');
  const first = await reached(1);
  const later = ask('later');
  (await reached(2))?.answer();
  expect(await later).toBe('LATER');
  first?.answer();
  expect(await stuck).toBe('STUCK');
});

it('a crowd leaves in lots of 64', async () => {
  const { ask, lots, reached } = peer();
  const asked = Array.from({ length: 100 }, (_, i) => ask(`${i}`));
  (await reached(1))?.answer();
  (await reached(2))?.answer();
  await Promise.all(asked);
  expect(lots.map(({ items }) => items.length)).toEqual([64, 36]);
});

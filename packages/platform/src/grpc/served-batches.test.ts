import { expect, it } from '@jest/globals';
import { serializeOnce } from './served-batches.ts';

it('a reply that is given again and again is serialised twice, and then kept in memory of its own', () => {
  let times = 0;
  const write = serializeOnce((reply) => {
    times += 1;
    return Buffer.from(JSON.stringify(reply));
  });
  const reply = { clients: ['Maison Brunel'] };
  const [first, second, third] = [write(reply), write(reply), write(reply)];
  expect([first.toString(), second.toString()]).toEqual([JSON.stringify(reply), JSON.stringify(reply)]);
  expect(third).toBe(second);
  expect(times).toBe(2);
  expect([first.buffer.byteLength > first.length, third.buffer.byteLength]).toEqual([true, third.length]);
});

import { expect, it } from '@jest/globals';
import { idleBackoff } from './idle-backoff.ts';

it('takes every turn until nothing was found for long, then one of so many, and every one again once woken', () => {
  const { due, looked, reset } = idleBackoff();
  const taken = (turns: number) =>
    Array.from({ length: turns }, () => {
      const take = due();
      if (take) looked();
      return take;
    }).filter(Boolean).length;
  expect(taken(30)).toBe(30);
  expect(taken(40)).toBe(5);
  reset();
  expect(taken(10)).toBe(10);
});

import type { Platform } from '@agence/platform/service';
import { expect, it } from '@jest/globals';
import { usesStore } from './uses.store.ts';

it('notes a use once a minute, and forgets the oldest of ten thousand keys', () => {
  const written: string[] = [];
  const collection = () => ({ updateOne: async ({ _id }: { _id: string }) => void written.push(_id) });
  const platform = { db: { collection } } as unknown as Platform;
  const uses = usesStore(platform, 'key_uses', () => new Date('2026-11-28T10:00:00Z'));
  const timesOf = (key: string) => written.filter((one) => one === key).length;
  uses.note('first');
  uses.note('first');
  expect(timesOf('first')).toBe(1);
  for (let n = 1; n <= 10_000; n += 1) uses.note(`other ${n}`);
  uses.note('first');
  expect(timesOf('first')).toBe(2);
});

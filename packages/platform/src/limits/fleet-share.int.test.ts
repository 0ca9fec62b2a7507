import { partsFor } from '@agence/testing/parts';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { fleetShare } from './fleet-share.ts';

const parts = partsFor(beforeEach, afterEach);

const MOST = 8;
const shareOf = (by: string, name = 'a') => fleetShare(parts.db, name, MOST, by);
const expire = (by: string) =>
  parts.db
    .collection('shares')
    .updateOne({}, { $set: { 'holders.$[of].until': new Date(1) } }, { arrayFilters: [{ 'of.by': by }] });

it('gives one that is alone all that it wants, and never more than there is', async () => {
  const one = shareOf('one');
  expect(one.has()).toBe(0);
  await one.ask(5, 0);
  expect(one.has()).toBe(5);
  await one.ask(50, 5);
  expect(one.has()).toBe(MOST);
});

it('keeps names apart', async () => {
  const [a, b] = [shareOf('one', 'a'), shareOf('one', 'b')];
  await Promise.all([a.ask(MOST, 0), b.ask(MOST, 0)]);
  expect([a.has(), b.has()]).toEqual([MOST, MOST]);
});

it('divides between those who ask at once, none of whom has more than all together may', async () => {
  const all = ['one', 'two', 'three'].map((by) => shareOf(by));
  for (let round = 0; round < 4; round += 1) {
    await Promise.all(all.map((share) => share.ask(MOST, 0)));
    expect(all.reduce((sum, share) => sum + share.has(), 0)).toBeLessThanOrEqual(MOST);
  }
  for (const share of all) expect(share.has()).toBeGreaterThanOrEqual(2);
});

it('takes from nobody what is under way, and gives it on as it ends', async () => {
  const [first, second] = [shareOf('one'), shareOf('two')];
  await first.ask(MOST, 0);
  await second.ask(MOST, 0);
  await first.ask(MOST, 7);
  await second.ask(MOST, 0);
  expect([first.has(), second.has()]).toEqual([7, 1]);
  await first.ask(MOST, 3);
  await second.ask(MOST, 1);
  expect([first.has(), second.has()]).toEqual([4, 4]);
});

it('gives back at once what one does not want any more', async () => {
  const [first, second] = [shareOf('one'), shareOf('two')];
  await first.ask(MOST, 0);
  await first.ask(0, 0);
  await second.ask(MOST, 0);
  expect([first.has(), second.has()]).toEqual([0, MOST]);
});

it('gives on what one had that says nothing any more', async () => {
  const [dead, other] = [shareOf('dead'), shareOf('other')];
  await dead.ask(MOST, 0);
  await other.ask(MOST, 0);
  expect(other.has()).toBe(0);
  await expire('dead');
  await other.ask(MOST, 0);
  expect(other.has()).toBe(MOST);
});

import { certain, certainTogether, newcombe, type Pair } from '@agence/words/difference';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';

const pair = (count: number, of: number, then: number, ofThen: number): Pair => ({
  before: { count, of },
  now: { count: then, of: ofThen },
});
const anyPair = fc
  .tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 }), fc.nat(40), fc.nat(40))
  .map(([of, ofThen, count, then]) => pair(Math.min(count, of), of, Math.min(then, ofThen), ofThen));

test('Newcombe’s published example: 48 of 80 against 56 of 70 is a difference of 5 to 33 points', () => {
  const [low, high] = newcombe(pair(48, 80, 56, 70));
  expect([low, high].map((x) => x.toFixed(4))).toEqual(['0.0524', '0.3339']);
});

test('a difference alone is certain exactly when its 95 % interval leaves out zero', () => {
  fc.assert(
    fc.property(anyPair, (given) => {
      const [low, high] = newcombe(given);
      if (Math.min(Math.abs(low), Math.abs(high)) < 1e-6) return;
      expect(certain([given])).toEqual([low > 0 || high < 0]);
    }),
  );
});

test('among unchanged questions a difference must be larger (Benjamini–Hochberg)', () => {
  const [changed, still] = [pair(4, 20, 11, 20), pair(10, 20, 10, 20)];
  expect(certain([changed, ...Array(9).fill(still)])).toEqual(Array(10).fill(false));
  expect(certain(Array(10).fill(changed))).toEqual(Array(10).fill(true));
  const all = pair(0, 20, 20, 20);
  expect(certain([...Array(9).fill(still), all])).toEqual([...Array(9).fill(false), true]);
});

test('a letter is told at most what Benjamini–Hochberg finds: Holm', () => {
  const [changed, still] = [pair(4, 20, 11, 20), pair(10, 20, 10, 20)];
  expect(certainTogether([changed])).toEqual([true]);
  expect(certainTogether(Array(10).fill(changed))).toEqual(Array(10).fill(false));
  const all = pair(0, 20, 20, 20);
  expect(certainTogether([still, all, still])).toEqual([false, true, false]);
  expect(certainTogether([])).toEqual([]);
  fc.assert(
    fc.property(fc.array(anyPair, { minLength: 1, maxLength: 12 }), (pairs) => {
      const found = certain(pairs);
      certainTogether(pairs).forEach((sure, i) => {
        expect(sure && !found[i]).toBe(false);
      });
    }),
  );
});

test('the order of months does not matter, an unchanged share is never certain', () => {
  fc.assert(
    fc.property(fc.array(anyPair, { minLength: 1, maxLength: 12 }), (pairs) => {
      expect(certain(pairs.map(({ before, now }) => ({ before: now, now: before })))).toEqual(certain(pairs));
      expect(certain(pairs.map(({ now }) => ({ before: now, now })))).toEqual(pairs.map(() => false));
    }),
  );
});

import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { interval } from './difference.ts';
import {
  type DayCount,
  resemblance,
  resemblanceOfAll,
  shareOf,
  shareOfAll,
  stabiliteDe,
} from './resemblance.ts';
import { wilson } from './wilson.ts';

/** Two models, each asked twice on each day; `cited` tells how many of the four answers of a day cite the client. */
const days = (...cited: number[]): DayCount[] =>
  cited.flatMap((count, day) =>
    ['m1', 'm2'].map((model, i) => ({
      jour: `2026-12-0${day + 1}`,
      model,
      reponses: 2,
      cite: Math.min(2, Math.max(0, count - 2 * i)),
      premier: 0,
    })),
  );
const counts = fc
  .array(fc.integer({ min: 0, max: 4 }), { minLength: 5, maxLength: 5 })
  .map((list) => days(...list));

test('one day, or nearly one, cannot tell how much days differ', () => {
  expect(resemblance([days(3)])).toBeNull();
  const late = days(3).concat({ jour: '2026-12-09', model: 'm1', reponses: 1, cite: 0, premier: 0 });
  expect(resemblance([late])).toBeNull();
  expect(resemblance([days(3, 1)])).toBeNull();
  expect(resemblance([days(3, 1, 4)])).not.toBeNull();
});

test('answers that differ by day resemble each other, answers that differ within a day do not', () => {
  expect(resemblance([days(4, 0, 4, 0, 4)])).toBeGreaterThan(0.9);
  expect(resemblance([days(2, 2, 2, 2, 2)])).toBe(0);
  expect(resemblance([days(0, 0, 0, 0, 0)])).toBe(0);
});

test('a model that always cites beside one that never does is no difference between days', () => {
  const steady = [1, 2, 3, 4, 5].flatMap((day) => [
    { jour: `${day}`, model: 'm1', reponses: 2, cite: 2, premier: 2 },
    { jour: `${day}`, model: 'm2', reponses: 2, cite: 0, premier: 0 },
  ]);
  expect(resemblance([steady])).toBe(0);
});

test('an interval is never narrower than Wilson’s, for a question and for all', () => {
  fc.assert(
    fc.property(fc.array(counts, { minLength: 1, maxLength: 8 }), (questions) => {
      const shares = questions.map((list) => shareOf(list, 'cite', resemblance(questions) ?? 0));
      for (const share of [...shares, shareOfAll(questions, 'cite', null)]) {
        const [low, high] = interval(share);
        const [from, to] = wilson(share.count, share.of);
        expect(low <= from + 1e-12 && high >= to - 1e-12).toBe(true);
      }
    }),
  );
});

test('days that differ widen the interval', () => {
  const questions = [days(4, 0, 4, 0, 4), days(0, 4, 0, 4, 0)];
  const [low, high] = interval(shareOf(questions[0] ?? [], 'cite', resemblance(questions) ?? 0));
  const [from, to] = wilson(12, 20);
  expect(high - low).toBeGreaterThan(1.5 * (to - from));
});

test('over all questions, a day that cannot be told from others counts as the other measurement shows', () => {
  const oneDay = Array.from({ length: 20 }, () => days(2));
  const effectBeside = (...cited: number[]) => {
    const other = resemblanceOfAll(
      oneDay.map(() => days(...cited)),
      'cite',
    );
    return shareOfAll(oneDay, 'cite', other).effect ?? 1;
  };
  // 4 answers a question: at least what is assumed for each, 1 + 3 × 0.18.
  expect(effectBeside(2, 2, 2, 2, 2)).toBeCloseTo(1.54);
  // A day acts on all 80 answers alike.
  expect(effectBeside(4, 0, 4, 0, 4)).toBeGreaterThan(60);
  // Nobody can tell: 1 + 79 × 0.18.
  expect(effectBeside(2)).toBeCloseTo(15.22);
});

test('a question is changing when its days differ by more than chance, and only known over days', () => {
  expect(stabiliteDe(days(4, 0, 4, 0, 4))).toBe('changeante');
  expect(stabiliteDe(days(3, 2, 3, 2, 3))).toBe('stable');
  expect(stabiliteDe(days(0, 0, 0, 0, 0))).toBe('stable');
  expect(stabiliteDe(days(4))).toBeUndefined();
  const first = days(4, 4, 4, 4, 4).map((day, i) => ({ ...day, premier: i < 4 ? 2 : 0 }));
  expect(stabiliteDe(first)).toBe('changeante');
});

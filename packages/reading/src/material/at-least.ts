import { expect } from '@jest/globals';
import type { Score } from './score.ts';

/** How many cases there are, and shares a little under what the reader reaches on them; the README states the figures. */
export type Floors = Pick<Score, 'cases'> & Partial<Omit<Score, 'site'>>;

/** Fails with every figure that is under its floor. Whether the client's site is in the sources needs no judgement: always right. */
export function expectAtLeast(got: Score, { cases, ...floors }: Floors): void {
  expect([got.cases, got.site]).toEqual([cases, 1]);
  const under = Object.entries(floors).flatMap(([figure, floor]) => {
    const reached = got[figure as keyof Score];
    return reached >= floor ? [] : [`${figure} ${reached}, under ${floor}`];
  });
  expect(under).toEqual([]);
}

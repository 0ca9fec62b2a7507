import { expect, test } from '@jest/globals';
import { type Labelled, type Score, scoreWhere } from './score.ts';

/** How many cases there are, and shares a little under what the reader reaches on them; the README states the figures. */
type Floors = Pick<Score, 'cases'> & Partial<Omit<Score, 'site'>>;

/** A part of a file of cases: what it is, which ids are in it, and its floors. */
export type Part = readonly [name: string, keep: (id: string) => boolean, floors: Floors];

/** Fails with every figure that is under its floor. Whether the client's site is in the sources needs no judgement: always right. */
function expectAtLeast(got: Score, { cases, ...floors }: Floors): void {
  expect([got.cases, got.site]).toEqual([cases, 1]);
  const under = Object.entries(floors).flatMap(([figure, floor]) => {
    const reached = got[figure as keyof Score];
    return reached >= floor ? [] : [`${figure} ${reached}, under ${floor}`];
  });
  expect(under).toEqual([]);
}

export const expectFloors = (cases: readonly Labelled[], parts: readonly Part[]): void =>
  test.each(parts)('%s', (_name, keep, floors) => expectAtLeast(scoreWhere(cases, keep), floors));

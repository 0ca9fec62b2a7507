import { expect, test } from '@jest/globals';
import { unreadStyled } from './parts.ts';
import { casesOf, scoreWhere } from './score.ts';

/**
 * 300 cases in five batches, each in trades and towns of its own, by people who had read the given cases and never the reader.
 * Three quarters were read to improve it; the last has never been read, only scored.
 */
const cases = casesOf('./styled-cases.jsonl');

const FLOORS = [
  ['three quarters, worked on', (id: string) => !unreadStyled(id), 232, 0.98, 0.98, 0.96, 0.85],
  ['the last quarter, never read', unreadStyled, 68, 0.85, 0.9, 0.89, 0.57],
] as const;

test.each(FLOORS)('%s', (_, keep, count, state, citedF1, openF1, allRight) => {
  const got = scoreWhere(cases, keep);
  expect(got.cases).toBe(count);
  expect(got.state).toBeGreaterThanOrEqual(state);
  expect(got.citedF1).toBeGreaterThanOrEqual(citedF1);
  expect(got.openF1).toBeGreaterThanOrEqual(openF1);
  expect(got.allRight).toBeGreaterThanOrEqual(allRight);
  expect(got.site).toBe(1);
});

import { expect, test } from '@jest/globals';
import { secondBlind, unreadBlind } from './parts.ts';
import { casesOf, scoreWhere } from './score.ts';

/**
 * 560 cases in seven batches, written without seeing the reader, each in trades and turns of its own. Half was read to improve
 * it; then a quarter, once scored. The last quarter has never been read, only scored.
 */
const cases = casesOf('./blind-cases.jsonl');
const first = (id: string) => !unreadBlind(id) && !secondBlind(id);

const score = (keep: (id: string) => boolean) => scoreWhere(cases, keep);

const FLOORS = [
  ['the half that was worked on first', first, 281, 0.97, 0.98, 0.96, 0.83],
  ['the quarter that was worked on next', secondBlind, 137, 0.98, 0.98, 0.97, 0.92],
  ['the last quarter, never read', unreadBlind, 142, 0.83, 0.89, 0.91, 0.58],
] as const;

test.each(FLOORS)('%s', (_, keep, count, state, citedF1, openF1, allRight) => {
  const got = score(keep);
  expect(got.cases).toBe(count);
  expect(got.state).toBeGreaterThanOrEqual(state);
  expect(got.citedF1).toBeGreaterThanOrEqual(citedF1);
  expect(got.openF1).toBeGreaterThanOrEqual(openF1);
  expect(got.allRight).toBeGreaterThanOrEqual(allRight);
  expect(got.site).toBe(1);
});

import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { casesOf, scoreWhere } from './score.ts';

const cases = casesOf('./blind-cases.jsonl');

/**
 * 560 cases in seven batches, written without seeing the reader, each in trades and turns of its own. Half was read to improve
 * it; then a quarter, once scored. The last quarter has never been read, only scored.
 */
const byte = (text: string) => createHash('sha256').update(text).digest()[0] ?? 0;
const unread = (id: string) => byte(id) % 4 === 0;
const second = (id: string) => !unread(id) && byte(`two:${id}`) % 3 === 0;
const first = (id: string) => !unread(id) && !second(id);

const score = (keep: (id: string) => boolean) => scoreWhere(cases, keep);

const FLOORS = [
  ['the half that was worked on first', first, 281, 0.97, 0.98, 0.96, 0.83],
  ['the quarter that was worked on next', second, 137, 0.98, 0.98, 0.97, 0.92],
  ['the last quarter, never read', unread, 142, 0.83, 0.89, 0.9, 0.55],
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

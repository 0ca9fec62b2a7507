import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { LONGEST_CALL_MS } from '../ai/limits.ts';
import { CALL_MS } from './times.ts';

test('the lease of a call outlasts the longest call, with a minute to write what came of it', () => {
  expect(CALL_MS - LONGEST_CALL_MS).toBeGreaterThanOrEqual(60_000);
});

test.each([
  [
    'compose.yaml',
    /STOP_GRACE_S: "(\d+)"/,
    /\n {2}measurement:\n(?: {4}.*\n)*? {4}stop_grace_period: (\d+)s/,
  ],
  [
    'k8s/base/measurement/deployment.yaml',
    /STOP_GRACE_S, value: "(\d+)"/,
    /terminationGracePeriodSeconds: (\d+)/,
  ],
])('%s lets the longest call end before the process is stopped', (file, grace, stop) => {
  const text = readFileSync(new URL(`../../../../deploy/${file}`, import.meta.url), 'utf8');
  const [grace_s, stop_s] = [grace, stop].map((pattern) => Number(pattern.exec(text)?.[1]));
  expect(grace_s).toBeGreaterThan(LONGEST_CALL_MS / 1000);
  expect(stop_s).toBeGreaterThanOrEqual((grace_s ?? 0) + 45);
});

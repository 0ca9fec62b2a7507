import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { casesOf, scoreWhere } from './score.ts';

const aside = new Set(
  (JSON.parse(readFileSync(new URL('./kept-aside.json', import.meta.url), 'utf8')) as { ids: string[] }).ids,
);
const cases = ['./samples.jsonl', './train-a.jsonl', './train-b.jsonl'].flatMap(casesOf);
const score = (keep: (id: string) => boolean) => scoreWhere(cases, keep);

/** Floors a little under what the reader reaches; the README states the figures. */
test('the cases read while writing the rules are read right', () => {
  const seen = score((id) => !aside.has(id));
  expect(seen.cases).toBe(117);
  expect(seen.state).toBeGreaterThanOrEqual(0.98);
  expect(seen.citedF1).toBeGreaterThanOrEqual(0.97);
  expect(seen.openF1).toBeGreaterThanOrEqual(0.97);
  expect(seen.site).toBe(1);
  expect(seen.allRight).toBeGreaterThanOrEqual(0.95);
});

test('the third kept aside, chosen before any work and only ever scored, shows what to expect elsewhere', () => {
  const unseen = score((id) => aside.has(id));
  expect(unseen.cases).toBe(58);
  expect(unseen.state).toBeGreaterThanOrEqual(0.98);
  expect(unseen.citedF1).toBeGreaterThanOrEqual(0.99);
  expect(unseen.openF1).toBeGreaterThanOrEqual(0.93);
  expect(unseen.site).toBe(1);
  expect(unseen.allRight).toBeGreaterThanOrEqual(0.77);
});

import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parseCase } from '../detect.ts';
import { readAnswer } from '../reading.ts';
import { type Expected, type Score, scoreOf } from './score.ts';

const file = (name: string) => readFileSync(new URL(`./${name}`, import.meta.url), 'utf8');
const aside = new Set((JSON.parse(file('kept-aside.json')) as { ids: string[] }).ids);
const lines = ['samples.jsonl', 'train-a.jsonl', 'train-b.jsonl'].flatMap((name) =>
  file(name)
    .split('\n')
    .filter((l) => l.trim() !== ''),
);

function score(keep: (id: string) => boolean): Score {
  const kept = lines
    .map((line) => ({
      one: parseCase(line),
      expected: (JSON.parse(line) as { expected: Expected }).expected,
    }))
    .filter(({ one }) => keep(one.id));
  return scoreOf(kept.map(({ one, expected }) => ({ reading: readAnswer(one.answer, one), expected })));
}

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

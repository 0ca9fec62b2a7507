import { readFileSync } from 'node:fs';
import { type Case, parseCase } from '../../src/detect.ts';
import { LEGAL } from '../../src/lexicons/legal.ts';
import { wordsOf } from '../../src/names/forms.ts';
import type { Reading, State } from '../../src/types.ts';

/** What the labellers say of a case. */
export type Expected = {
  client_cited: boolean;
  client_position: number | null;
  all_businesses: string[];
  client_site_in_sources: boolean;
  state: State;
  /** Other spellings accepted for a name. */
  accept?: Record<string, string[]>;
};

/** Shares, 0 to 1. */
export type Score = {
  cases: number;
  state: number;
  citedF1: number;
  openF1: number;
  site: number;
  allRight: number;
};

const SMALL = new Set([
  'le',
  'la',
  'les',
  'l',
  'd',
  'de',
  'du',
  'des',
  'the',
  'a',
  'au',
  'aux',
  'chez',
  'et',
]);

const withoutSmall = (name: string): string =>
  wordsOf(name)
    .filter((w) => !LEGAL.has(w) && !SMALL.has(w))
    .join('');

/** The loosest way: without legal and small words, without brackets. */
export const nameKey = (name: string): string => withoutSmall(name.replaceAll(/\s*\([^)]*\)/gu, ''));

/** Three ways to compare names, from the strictest: every word, without legal and small words, without brackets. */
const LEVELS: ((name: string) => string)[] = [(name) => wordsOf(name).join(''), withoutSmall, nameKey];

/** How many names found pair with a name expected, one to one, the strictest likeness first. */
export function pairs(found: readonly string[], expected: Expected): number {
  const left = [...found];
  const wanted = [...expected.all_businesses];
  for (const level of LEVELS) {
    for (const gold of [...wanted]) {
      const spellings = [gold, ...(expected.accept?.[gold] ?? [])].map(level);
      const at = left.findIndex((name) => level(name) !== '' && spellings.includes(level(name)));
      if (at < 0) continue;
      left.splice(at, 1);
      wanted.splice(wanted.indexOf(gold), 1);
    }
  }
  return found.length - left.length;
}

const f1 = (right: number, found: number, expected: number) =>
  found + expected === 0 ? 1 : (2 * right) / (found + expected);

export function scoreOf(results: readonly { reading: Reading; expected: Expected }[]): Score {
  const sum = (value: (r: { reading: Reading; expected: Expected }) => number) =>
    results.reduce((total, r) => total + value(r), 0);
  const names = (reading: Reading) => reading.businesses.map((b) => b.name);
  const matched = (r: { reading: Reading; expected: Expected }) => pairs(names(r.reading), r.expected);
  const right = (r: { reading: Reading; expected: Expected }) =>
    r.reading.state === r.expected.state &&
    r.reading.client_position === r.expected.client_position &&
    matched(r) === r.reading.businesses.length &&
    matched(r) === r.expected.all_businesses.length;
  const bothCited = sum((r) => Number(r.reading.client_cited && r.expected.client_cited));
  return {
    cases: results.length,
    state: sum((r) => Number(r.reading.state === r.expected.state)) / results.length,
    citedF1: f1(
      bothCited,
      sum((r) => Number(r.reading.client_cited)),
      sum((r) => Number(r.expected.client_cited)),
    ),
    openF1: f1(
      sum(matched),
      sum((r) => r.reading.businesses.length),
      sum((r) => r.expected.all_businesses.length),
    ),
    site:
      sum((r) => Number(r.reading.client_site_in_sources === r.expected.client_site_in_sources)) /
      results.length,
    allRight: sum((r) => Number(right(r))) / results.length,
  };
}

export type Labelled = { one: Case; set: string; expected: Expected };

/** Every labelled case: `set` is the part it belongs to, `read` whether somebody read it while improving the reader. */
export const labelled: readonly Labelled[] = readFileSync(new URL('labelled.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => {
    const { set, expected } = JSON.parse(line) as { set: string; expected: Expected };
    return { one: parseCase(line), set, expected };
  });

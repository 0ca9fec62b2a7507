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
export type Score = { cases: number; state: number; site: number; allRight: number };

const SMALL = new Set('le la les l d de du des the a au aux chez et'.split(' '));

const withoutSmall = (name: string): string =>
  wordsOf(name)
    .filter((w) => !LEGAL.has(w) && !SMALL.has(w))
    .join('');

/** The loosest way: without legal and small words, without brackets. */
const nameKey = (name: string): string => withoutSmall(name.replaceAll(/\s*\([^)]*\)/gu, ''));

/** Three ways to compare names, from the strictest: every word, without legal and small words, without brackets. */
const LEVELS: ((name: string) => string)[] = [(name) => wordsOf(name).join(''), withoutSmall, nameKey];

/** How many names found pair with a name expected, one to one, the strictest likeness first. */
function pairs(found: readonly string[], expected: Expected): number {
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

type Result = { reading: Reading; expected: Expected };

function isRight({ reading, expected }: Result): boolean {
  const { state, client_position, businesses } = reading;
  const same = state === expected.state && client_position === expected.client_position;
  const names = businesses.map(({ name }) => name);
  const known = expected.all_businesses.length;
  return same && names.length === known && pairs(names, expected) === known;
}

export function scoreOf(results: readonly Result[]): Score {
  const share = (holds: (result: Result) => boolean) => results.filter(holds).length / results.length;
  return {
    cases: results.length,
    state: share(({ reading, expected }) => reading.state === expected.state),
    site: share(
      ({ reading, expected }) => reading.client_site_in_sources === expected.client_site_in_sources,
    ),
    allRight: share(isRight),
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

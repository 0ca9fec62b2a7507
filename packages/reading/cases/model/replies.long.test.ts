import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parseReplies, readingOffline } from '../../src/detect.ts';
import { labelled, scoreOf } from '../labelled/score.ts';

/** Written by readers who saw the printed prompts and nothing else: an honest reader model, before any check. */
const REPLIES = new Map(
  readFileSync(join(import.meta.dirname, 'replies.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const { id, replies } = parseReplies(line);
      return [id, replies];
    }),
);

const cases = labelled.filter(({ one }) => REPLIES.has(one.id));

type Named = { name: string; quote: string; roster: string | null };
type Reply = { businesses: Named[]; nobody: boolean };

const scored = (spoil: (reply: Reply) => Reply = (reply) => reply) => {
  const results = cases.map(({ one, expected }) => {
    const replies = REPLIES.get(one.id);
    const lecture = JSON.stringify(spoil(JSON.parse(replies?.lecture ?? '') as Reply));
    return { reading: readingOffline(one, { ...replies, lecture }), expected };
  });
  const names = results.flatMap(({ reading }) => reading.businesses.map(({ name }) => name));
  return { ...scoreOf(results), names };
};

test('replies of an honest reader, checked: every state, and at least 95 of 100 right in everything', () => {
  const { cases: count, state, allRight } = scored();
  expect(count).toBe(200);
  expect(state).toBeGreaterThanOrEqual(0.99);
  expect(allRight).toBeGreaterThanOrEqual(0.95);
});

const INVENTED: Named = { name: 'Maison Inventée', quote: 'Maison Inventée vous accueille', roster: null };
const PLATFORM: Named = { name: 'PagesJaunes', quote: 'PagesJaunes', roster: null };

/** 5 % of names forgotten, 3 % invented, 3 % platforms added, 2 % of identities wrong, 2 % of orders swapped. */
const spoiling = (seed: number) => {
  let state = seed;
  const chance = (rate: number): boolean => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state < rate * 2 ** 32;
  };
  return ({ businesses, nobody }: Reply): Reply => {
    const named = businesses
      .filter(() => !chance(0.05))
      .map((one) => (chance(0.02) ? { ...one, roster: one.roster === null ? 'A' : null } : one))
      .flatMap((one) => [one, ...(chance(0.03) ? [INVENTED] : []), ...(chance(0.03) ? [PLATFORM] : [])]);
    if (chance(0.02)) named.push(...named.splice(0, 1));
    return { businesses: named, nobody };
  };
};

describe.each([1, 2, 3, 4, 5])('a reader that goes wrong now and then (%i)', (seed) => {
  const { state, names } = scored(spoiling(seed));

  test('leaves at least 97 of 100 states right', () => expect(state).toBeGreaterThanOrEqual(0.97));

  test('has every name that it invents, and every platform, left out', () => {
    expect(names).not.toContain(INVENTED.name);
    expect(names).not.toContain(PLATFORM.name);
  });
});

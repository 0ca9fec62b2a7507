import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { looseKey, wordsOf } from '../../src/names/forms.ts';
import { readAnswer } from '../../src/read-answer.ts';
import type { Reading } from '../../src/types.ts';

/** One answer, and either the businesses that it cites in their order or only whether it cites the client. */
type RuleCase = {
  says?: string;
  client: { entreprise: string; ville: string; metier: string; site?: string };
  concurrents?: string[];
  question?: string;
  answer: string;
  sources?: string[];
  cited?: string[];
  client_cited?: boolean;
};

const RULES = ['R1', 'R2', 'R3', 'R5', 'R6', 'R7', 'R8', 'R9', 'R11'];

const casesOf = (rule: string): RuleCase[] =>
  readFileSync(new URL(`${rule}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as RuleCase);

const read = ({ client, concurrents = [], question = '', answer, sources = [] }: RuleCase): Reading =>
  readAnswer(answer, {
    client: { site: 'site-du-client.example', ...client },
    concurrents,
    question,
    sources,
  });

/** Names compare without articles, case and accents (R11). */
const asCompared = (names: readonly string[]) => names.map((name) => looseKey(wordsOf(name)));

/** What is wrong with the reading of a case; null when nothing. */
function wrong(one: RuleCase): string | null {
  const reading = read(one);
  const cited = one.client_cited ?? one.cited?.includes(one.client.entreprise);
  const names = reading.businesses.map((b) => b.name);
  const right =
    reading.client_cited === cited &&
    (one.cited === undefined || asCompared(names).join() === asCompared(one.cited).join());
  return right ? null : `${one.says ?? one.answer}: ${names.join(', ')}`;
}

describe.each(RULES)('%s', (rule) =>
  test('every case is read as the rule says', () => {
    expect(casesOf(rule).flatMap((one) => wrong(one) ?? [])).toEqual([]);
  }),
);

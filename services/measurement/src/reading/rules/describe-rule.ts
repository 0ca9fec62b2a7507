import { describe, expect, test } from '@jest/globals';
import { looseKey, wordsOf } from '../names/forms.ts';
import { readAnswer } from '../reading.ts';
import type { Reading } from '../types.ts';

/** One answer and the businesses that it puts before the customer, in order. */
export type RuleCase = {
  says: string;
  client: { entreprise: string; ville: string; metier: string; site?: string };
  concurrents?: string[];
  question?: string;
  answer: string;
  sources?: string[];
  cited: string[];
};

export function readCase(one: RuleCase): Reading {
  const { client, concurrents = [], question = '', answer, sources = [] } = one;
  return readAnswer(answer, {
    client: { site: 'site-du-client.example', ...client },
    concurrents,
    question,
    sources,
  });
}

/** Names compare without articles, case and accents, as the labelling rules ask (R11). */
export const namesAsCompared = (names: string[]) => names.map((n) => looseKey(wordsOf(n)));

/** A rule, quoted whole, and the cases that show it. */
export function describeRule(quote: string, cases: RuleCase[]): void {
  describe(quote, () => {
    test.each(cases.map((c) => [c.says, c] as const))('%s', (_says, one) => {
      const reading = readCase(one);
      const names = reading.businesses.map((b) => b.name);
      expect(namesAsCompared(names)).toEqual(namesAsCompared(one.cited));
      expect(reading.client_cited).toBe(one.cited.includes(one.client.entreprise));
    });
  });
}

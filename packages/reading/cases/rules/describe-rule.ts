import { looseKey, wordsOf } from '../../src/names/forms.ts';
import { readAnswer } from '../../src/read-answer.ts';
import type { Reading, ReadingContext } from '../../src/types.ts';

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

export function contextOf({
  client,
  concurrents = [],
  question = '',
  sources = [],
}: RuleCase): ReadingContext {
  return { client: { site: 'site-du-client.example', ...client }, concurrents, question, sources };
}

export const readCase = (one: RuleCase): Reading => readAnswer(one.answer, contextOf(one));

/** Names compare without articles, case and accents, as the labelling rules ask (R11). */
export const namesAsCompared = (names: string[]) => names.map((n) => looseKey(wordsOf(n)));

/** A rule, quoted whole, and the cases that show it. */
export type Rule = { quote: string; cases: RuleCase[] };

/** Every rule told by {@link describeRule} in a file that was imported. */
export const RULES: Rule[] = [];

export function describeRule(quote: string, cases: RuleCase[]): void {
  RULES.push({ quote, cases });
}

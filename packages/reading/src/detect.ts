import { z } from 'zod';
import { readAnswer } from './read-answer.ts';
import type { Reading } from './types.ts';

const caseSchema = z.object({
  id: z.string(),
  client: z.object({
    entreprise: z.string(),
    site: z.string().default(''),
    ville: z.string().default(''),
    metier: z.string().default(''),
  }),
  concurrents: z.array(z.string()).default([]),
  question: z.string().default(''),
  answer: z.string(),
  sources: z.array(z.string()).default([]),
});

export type Case = z.infer<typeof caseSchema>;

export type Prediction = Pick<
  Reading,
  'client_cited' | 'client_position' | 'state' | 'client_site_in_sources'
> & { id: string; businesses: string[] };

/** Reads one line of a cases file; throws when its JSON or shape is wrong. */
export const parseCase = (line: string): Case => caseSchema.parse(JSON.parse(line));

export function predict(item: Case, reading: Reading = readAnswer(item.answer, item)): Prediction {
  const { client_cited, client_position, state, client_site_in_sources } = reading;
  const businesses = reading.businesses.map(({ name }) => name);
  return { id: item.id, client_cited, client_position, businesses, state, client_site_in_sources };
}

/** Predicts one line of a cases file. */
export const detectLine = (line: string): Prediction => predict(parseCase(line));

const where = (m: { start: number; end: number; excerpt: string }) =>
  `${m.start}-${m.end} « ${m.excerpt.replaceAll(/\s+/g, ' ')} »`;

/** Explains a reading to an operator: every name, counted or not, with its excerpt and the reason. */
export function explain(item: Case, reading: Reading = readAnswer(item.answer, item)): string {
  const counted = reading.businesses.map(
    (m, i) => `  ${i + 1}. ${m.name} (${m.is}, ${Math.round(m.confidence * 100)} %) : ${m.why} ; ${where(m)}`,
  );
  const left = reading.notCounted.map(
    (m) => `  -  ${m.name} (${m.is}) : ${m.reason}, ${m.why} ; ${where(m)}`,
  );
  const head = `${item.id} : ${reading.state}${reading.refusal ? ' (refus)' : ''}, lecteur ${reading.version}`;
  return [head, ...counted, ...left].join('\n');
}

import { z } from 'zod';
import { readByModel } from './model/read-by-model.ts';
import type { ModelReading, ReadingRequest, Replies } from './model/types.ts';
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

/** Reads one line of a cases file; throws when its JSON or shape is wrong. */
export const parseCase = (line: string): Case => caseSchema.parse(JSON.parse(line));

const text = z.string().nullable().optional();

/** A line of a replies file: the raw replies of a reader model to one case. `reply` is another name for `lecture`. */
const repliesSchema = z.object({
  id: z.string(),
  lecture: text,
  reply: text,
  relecture: text,
  precision: text,
});

/** Reads one line of a replies file; throws when its JSON or shape is wrong. */
export function parseReplies(line: string): { id: string; replies: Replies } {
  const { id, reply, lecture = reply, ...others } = repliesSchema.parse(JSON.parse(line));
  const given = Object.entries({ lecture, ...others }).filter(([, step]) => step !== undefined);
  return { id, replies: Object.fromEntries(given) };
}

/** The rule reader's answer to a pointed question for which the file has no reply. */
function precisionByRules(item: Case, [asked]: ReadingRequest['roster']): string {
  const { businesses, notCounted } = readAnswer(item.answer, item);
  const counted = businesses.find(({ name }) => name === asked?.name);
  const seen = counted ?? notCounted.find(({ name }) => name === asked?.name);
  return JSON.stringify({ verdict: counted === undefined ? 'no' : 'yes', quote: seen?.excerpt ?? '' });
}

/** Reads a case from recorded replies, without any call. A missing reading is null; rules answer a missing pointed question. */
export function readingOffline(item: Case, replies: Replies): ModelReading {
  const next = readByModel(item.answer, item, item.id, replies);
  if ('reading' in next) return next.reading;
  const reply = next.ask === 'precision' ? precisionByRules(item, next.request.roster) : null;
  return readingOffline(item, { ...replies, [next.ask]: reply });
}

/** The prediction of a case; of a model's reading, also how it came about and its doubts. */
export function predict(item: Case, reading: Reading | ModelReading = readAnswer(item.answer, item)) {
  const { client_cited, client_position, state, client_site_in_sources } = reading;
  const businesses = reading.businesses.map(({ name }) => name);
  const prediction = {
    id: item.id,
    client_cited,
    client_position,
    businesses,
    state,
    client_site_in_sources,
  };
  if (!('provenance' in reading)) return prediction;
  const { provenance, uncertain } = reading;
  return { ...prediction, provenance, uncertain: uncertain.map(({ name }) => name) };
}

const where = (m: { start: number; end: number; excerpt: string }) =>
  `${m.start}-${m.end} « ${m.excerpt.replaceAll(/\s+/g, ' ')} »`;

/** The doubts of a model's reading, and how it came about. */
function doubtsOf({ provenance, uncertain }: ModelReading): string[] {
  const { by, why, dropped, asked_again, agrees } = provenance;
  const doubts = uncertain.map(
    ({ name, is, why: doubt, start, end }) => `  ?  ${name} (${is}) : ${doubt} ; ${start}-${end}`,
  );
  const reader = why === undefined ? by : `${by} (${why})`;
  const rules = agrees ? 'les règles lisent de même' : 'les règles lisent autrement';
  return [...doubts, `  lu par ${reader}, ${dropped} écartés, ${asked_again} précisés, ${rules} le client`];
}

/** Explains a reading to an operator: every name, counted or not, with its excerpt and the reason. */
export function explain(item: Case, reading: Reading | ModelReading = readAnswer(item.answer, item)): string {
  const counted = reading.businesses.map(
    (m, i) => `  ${i + 1}. ${m.name} (${m.is}) : ${m.why} ; ${where(m)}`,
  );
  const left = reading.notCounted.map(
    (m) => `  -  ${m.name} (${m.is}) : ${m.reason}, ${m.why} ; ${where(m)}`,
  );
  const head = `${item.id} : ${reading.state}${reading.refusal ? ' (refus)' : ''}, lecteur ${reading.version}`;
  return [head, ...counted, ...left, ...('provenance' in reading ? doubtsOf(reading) : [])].join('\n');
}

import { z } from 'zod';
import { type Case, explain, type Prediction, predict } from './detect.ts';
import { readByModel } from './model/read-by-model.ts';
import type { ModelReading, Provenance, ReadingRequest, Replies } from './model/types.ts';
import { readAnswer } from './read-answer.ts';

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

export type ModelPrediction = Prediction & { provenance: Provenance; uncertain: string[] };

export function predictByModel(item: Case, reading: ModelReading): ModelPrediction {
  const { provenance, uncertain } = reading;
  return { ...predict(item, reading), provenance, uncertain: uncertain.map(({ name }) => name) };
}

/** Explains a model reading to an operator: names, doubts, and the reader's statistics. */
export function explainByModel(item: Case, reading: ModelReading): string {
  const { by, why, dropped, asked_again, agrees } = reading.provenance;
  const doubts = reading.uncertain.map(
    ({ name, is, why: doubt, start, end }) => `  ?  ${name} (${is}) : ${doubt} ; ${start}-${end}`,
  );
  const reader = why === undefined ? by : `${by} (${why})`;
  const rules = agrees ? 'les règles lisent de même' : 'les règles lisent autrement';
  const how = `  lu par ${reader}, ${dropped} écartés, ${asked_again} précisés, ${rules} le client`;
  return [explain(item, reading), ...doubts, how].join('\n');
}

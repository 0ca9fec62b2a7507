import { z } from 'zod';
import { type Case, explain, type Prediction, predict } from './detect.ts';
import { readByModel } from './model/read-by-model.ts';
import type { ModelReading, Provenance, ReadingRequest, Replies } from './model/types.ts';
import { readAnswer } from './read-answer.ts';

const text = z.string().nullable().optional();

/** What a reader model replied to one case, as a line of a replies file has it; `reply` is the same as `lecture`. */
const repliesSchema = z.object({
  id: z.string(),
  lecture: text,
  reply: text,
  relecture: text,
  precision: text,
});

/** Reads one line of a replies file; throws when the line is not such replies. */
export function parseReplies(line: string): { id: string; replies: Replies } {
  const { id, reply, lecture = reply, ...others } = repliesSchema.parse(JSON.parse(line));
  const given = Object.entries({ lecture, ...others }).filter(([, step]) => step !== undefined);
  return { id, replies: Object.fromEntries(given) };
}

/** What rules say where a pointed question was not answered: nobody else is there to ask. */
function precisionByRules(one: Case, [asked]: ReadingRequest['roster']): string {
  const { businesses, notCounted } = readAnswer(one.answer, one);
  const counted = businesses.find(({ name }) => name === asked?.name);
  const seen = counted ?? notCounted.find(({ name }) => name === asked?.name);
  return JSON.stringify({ verdict: counted === undefined ? 'no' : 'yes', quote: seen?.excerpt ?? '' });
}

/** The reading of a case from replies obtained elsewhere: no call is made, and a step without a reply is not taken. */
export function readingOffline(one: Case, replies: Replies): ModelReading {
  const next = readByModel(one.answer, one, one.id, replies);
  if ('reading' in next) return next.reading;
  const reply = next.ask === 'precision' ? precisionByRules(one, next.request.roster) : null;
  return readingOffline(one, { ...replies, [next.ask]: reply });
}

export type ModelPrediction = Prediction & { provenance: Provenance; uncertain: string[] };

export function predictByModel(one: Case, reading: ModelReading): ModelPrediction {
  const { provenance, uncertain } = reading;
  return { ...predict(one, reading), provenance, uncertain: uncertain.map(({ name }) => name) };
}

/** What an operator who doubts a reading by a model sees. */
export function explainByModel(one: Case, reading: ModelReading): string {
  const { by, why, dropped, asked_again, agrees } = reading.provenance;
  const doubts = reading.uncertain.map(
    ({ name, is, why: doubt, start, end }) => `  ?  ${name} (${is}) : ${doubt} ; ${start}-${end}`,
  );
  const reader = why === undefined ? by : `${by} (${why})`;
  const rules = agrees ? 'les règles lisent de même' : 'les règles lisent autrement';
  const how = `  lu par ${reader}, ${dropped} écartés, ${asked_again} précisés, ${rules} le client`;
  return [explain(one, reading), ...doubts, how].join('\n');
}

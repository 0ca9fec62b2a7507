import { readFileSync } from 'node:fs';
import { parseCase } from './detect.ts';
import { readAnswer } from './read-answer.ts';

/** Prints how many answers of 300 words are read a second. Figures only, no verdict. */

const cases = readFileSync(new URL('../cases/labelled/labelled.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((l) => l.includes('"id":"t-b-'))
  .map(parseCase);
const others = [...new Set(cases.flatMap((c) => [c.client.entreprise, ...c.concurrents]))];

/** Cuts an answer at 300 words. */
const cut = (text: string) =>
  text
    .split(/(?<=\s)/u)
    .slice(0, 300)
    .join('');

/** One measurement: the same client and nineteen competitors, answer after answer. */
const context = {
  ...(cases[0] ?? { client: { entreprise: '', site: '', ville: '', metier: '' }, question: '', sources: [] }),
  concurrents: others.slice(1, 20),
};
const answers = cases.map((one) => cut(one.answer));

/** Processor time of this thread for each answer, in milliseconds: without other programs and the compiler. */
function milliseconds(): number {
  const start = process.threadCpuUsage();
  for (const answer of answers) readAnswer(answer, context);
  return process.threadCpuUsage(start).user / 1000 / answers.length;
}

/** Until then the engine still compiles what it has found to be hot. */
const [WARM, ROUNDS] = [120, 20];
const rounds = Array.from({ length: WARM + ROUNDS }, milliseconds).slice(WARM);
const say = (each: number) => `${each.toFixed(2)} ms an answer, ${Math.round(1000 / each)} answers a second`;
console.log(`300 words, 20 known names: ${say(rounds.reduce((sum, each) => sum + each, 0) / ROUNDS)}`);
console.log(`in the quietest of ${ROUNDS} rounds: ${say(Math.min(...rounds))}`);

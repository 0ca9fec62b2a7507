import { existsSync, readFileSync } from 'node:fs';
import type { Replies } from '@agence/reading';
import { Refused } from '../answer.ts';
import { typedIn } from '../config.ts';

export type DetectOptions = {
  readonly reader: string;
  readonly replies?: string;
  readonly prompts?: boolean;
  readonly explain?: boolean;
};

type Print = (line: string) => void;

/** Calls `use` with each line of a file; the first line that it rejects ends the command. */
function eachLine(file: string, what: string, use: (line: string) => void): void {
  const path = typedIn(file);
  if (!existsSync(path)) throw new Refused(`there is no file ${file}`);
  for (const [at, line] of readFileSync(path, 'utf8').split('\n').entries())
    try {
      if (line.trim() !== '') use(line);
    } catch (fault) {
      throw new Refused(`${file} could not be read to its end: line ${at + 1} is no ${what}`, {
        cause: fault,
      });
    }
}

/** Reads a file of cases and prints a line for each. It makes no call: the model's replies come from a file. */
export async function detect(file: string, options: DetectOptions, out: Print, err: Print): Promise<void> {
  const { reader, prompts, explain: explained } = options;
  if (!['model', 'rules', 'both'].includes(reader))
    throw new Refused(`"${reader}" is not a reader: write model, rules or both`);
  // Loaded here, so that no other verb waits for the dictionaries of the reader.
  const read = await import('@agence/reading');
  const given = new Map<string, Replies>();
  if (options.replies !== undefined)
    eachLine(options.replies, 'reply', (line) => {
      const { id, replies } = read.parseReplies(line);
      given.set(id, replies);
    });
  let without = 0;
  eachLine(file, 'case', (line) => {
    const parsed = read.parseCase(line);
    const replies = given.get(parsed.id);
    if (prompts) {
      const next = read.readByModel(parsed.answer, parsed, parsed.id, replies ?? {});
      if ('reading' in next) return;
      const { system, prompt, schema } = next.request;
      return out(JSON.stringify({ id: parsed.id, step: next.ask, system, prompt, schema }));
    }
    if (reader !== 'rules' && replies?.lecture === undefined) without++;
    const readings = [
      ...(reader === 'rules' ? [] : [read.readingOffline(parsed, replies ?? {})]),
      ...(reader === 'model' ? [] : [read.readAnswer(parsed.answer, parsed)]),
    ];
    if (explained) {
      for (const reading of readings) out(read.explain(parsed, reading));
      return;
    }
    const [first, rules] = readings.map((reading) => read.predict(parsed, reading));
    out(JSON.stringify({ ...first, rules }));
  });
  if (without > 0) err(`reading ${read.READING_VERSION}: cases without a reply, read by rules: ${without}`);
}

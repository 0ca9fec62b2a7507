import { existsSync, readFileSync } from 'node:fs';
import type { ModelReading, Replies } from '@agence/reading';
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

/**
 * Reads a file of cases and prints a line for each. Needs no running system and makes no call: the replies of the
 * model come from a file, and rules read a case without a reply.
 */
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
  const byRules = (line: string) =>
    explained ? read.explain(read.parseCase(line)) : JSON.stringify(read.detectLine(line));
  const byModel = (line: string, reading: ModelReading) => {
    const parsed = read.parseCase(line);
    if (explained) return read.explainByModel(parsed, reading);
    const rules = reader === 'both' ? { rules: read.detectLine(line) } : {};
    return JSON.stringify({ ...read.predictByModel(parsed, reading), ...rules });
  };
  let without = 0;
  eachLine(file, 'case', (line) => {
    const parsed = read.parseCase(line);
    const replies = given.get(parsed.id);
    if (reader === 'rules' && !prompts) return out(byRules(line));
    if (prompts) {
      const next = read.readByModel(parsed.answer, parsed, parsed.id, replies ?? {});
      if ('reading' in next) return;
      const { system, prompt, schema } = next.request;
      return out(JSON.stringify({ id: parsed.id, step: next.ask, system, prompt, schema }));
    }
    if (replies?.lecture === undefined) without++;
    out(byModel(line, read.readingOffline(parsed, replies ?? {})));
    if (explained && reader === 'both') out(byRules(line));
  });
  if (without > 0) err(`reading ${read.READING_VERSION}: cases without a reply, read by rules: ${without}`);
}

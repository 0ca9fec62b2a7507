import { existsSync, readFileSync } from 'node:fs';
import { Said } from '../answer.ts';
import { typedIn } from '../config.ts';

/** Reads a file of cases with the reader that measurements use, one line told for each; needs no running system. */
export async function detect(file: string, explained: boolean, out: (line: string) => void): Promise<void> {
  const path = typedIn(file);
  if (!existsSync(path)) throw new Said(`there is no file ${file}`);
  // Loaded here, so that no other verb waits for the reader's dictionaries.
  const { detectLine, explain, parseCase } = await import('@agence/reading');
  for (const [at, line] of readFileSync(path, 'utf8').split('\n').entries())
    try {
      if (line.trim() !== '') out(explained ? explain(parseCase(line)) : JSON.stringify(detectLine(line)));
    } catch (fault) {
      throw new Said(`${file} could not be read to its end: line ${at + 1} is no case`, { cause: fault });
    }
}

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readLocalConfig } from './config.ts';
import { readJson, writePrivately } from './data-folder.ts';
import type { RunFile } from './run-file.ts';
import type { Say } from './sources/source.ts';

/** What the demo may use: the public address and the operator's command line, like anyone else. */
export interface DemoTools {
  readonly base_url: string;
  readonly say: Say;
  /** Runs `operate … --json` and gives its JSON document. */
  readonly operate: (...args: string[]) => Promise<unknown>;
}

/** The demo agency of this data folder: made on its first start, found again on the next ones; `null` while there is none. */
export async function demoAgency(
  data: string,
  root: string,
  run: RunFile,
  say: Say,
): Promise<RunFile['demo']> {
  const file = join(data, 'demo.json');
  const kept = readJson(file) as RunFile['demo'] | undefined;
  if (kept !== undefined) return kept;
  const operate = async (...args: string[]): Promise<unknown> => {
    const main = join(root, 'services/operator/src/main.ts');
    const env = { ...readLocalConfig(data).inherited, AGENCE_DATA: data };
    const { stdout } = await promisify(execFile)(process.execPath, [main, ...args, '--json'], { env });
    return JSON.parse(stdout);
  };
  const made = await makeDemo({ base_url: run.base_url, say, operate });
  if (made !== null) writePrivately(file, made);
  return made;
}

/** Creates the agency, places a client, launches its first measurement and prints the link to the report. */
async function makeDemo(_tools: DemoTools): Promise<RunFile['demo']> {
  return null;
}

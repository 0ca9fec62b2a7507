import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Said } from '../answer.ts';
import { typedIn } from '../config.ts';

const READER = resolve(import.meta.dirname, '../../../../packages/reading/src/detect.main.ts');

/** Reads a file of cases with the reader that measurements use, in a process of its own; needs no running system. */
export async function detect(file: string, explain: boolean): Promise<void> {
  const path = typedIn(file);
  if (!existsSync(path)) throw new Said(`there is no file ${file}`);
  const reader = spawn(process.execPath, [READER, path, ...(explain ? ['--explain'] : [])], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(reader, 'close');
  if (code !== 0) throw new Said(`${file} could not be read to its end`);
}

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const LINES = 3;
const SIGNS = 300;

/** The end of what each process of a data folder told its log; MongoDB tells too much. */
export async function logsEnd(data: string): Promise<string> {
  const names = await readdir(join(data, 'logs')).catch(() => []);
  const ends = names
    .filter((name) => name !== 'mongodb.log')
    .map(async (name) => {
      const lines = (await readFile(join(data, 'logs', name), 'utf8')).trim().split('\n').slice(-LINES);
      return [name, ...lines.map((line) => line.slice(0, SIGNS))].join('\n');
    });
  return (await Promise.all(ends)).join('\n');
}

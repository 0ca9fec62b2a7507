import { readFileSync } from 'node:fs';

/** The rows of a data file beside the code, its cells between ` | `; a line that begins with # is a remark. */
export const tableIn = (file: URL): readonly (readonly string[])[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' | '));

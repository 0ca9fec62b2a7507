import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sentencesIn } from './sentences.ts';

/** Prints every sentence that an agency, its clients or a prospect can read, with the file and line that says it. */
const root = resolve(import.meta.dirname, '../..');
const listed = execFileSync('git', ['ls-files', 'services/*.ts'], { cwd: root, encoding: 'utf8' });
const files = listed
  .split('\n')
  .filter((file) => file !== '' && !/\.test\.ts$|\/testing\/|fixture/.test(file));

for (const file of files)
  for (const { line, text } of sentencesIn(readFileSync(resolve(root, file), 'utf8')))
    console.log(`${file}:${line}\t${text}`);

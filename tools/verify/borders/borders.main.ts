import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { crossings } from './borders.ts';

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.js'], {
  encoding: 'utf8',
});
const paths = listed.split('\n').filter((path) => path !== '' && existsSync(path));
const crossed = crossings(paths.map((path) => ({ path, text: readFileSync(path, 'utf8') })));
for (const sentence of crossed) console.log(sentence);
process.exit(crossed.length === 0 ? 0 : 1);

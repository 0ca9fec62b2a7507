import { readFileSync } from 'node:fs';
import { detectLine, explain, parseCase } from './detect.ts';

const file = process.argv.slice(2).find((a) => !a.startsWith('--'));
if (file === undefined) {
  process.stderr.write('usage: detect.main.ts FILE [--explain]\n');
  process.exit(2);
}
const explained = process.argv.includes('--explain');
for (const line of readFileSync(file, 'utf8').split('\n')) {
  if (line.trim() === '') continue;
  process.stdout.write(`${explained ? explain(parseCase(line)) : JSON.stringify(detectLine(line))}\n`);
}

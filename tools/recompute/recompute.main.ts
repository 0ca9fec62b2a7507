import { readFileSync } from 'node:fs';
import { compare } from './compare.ts';
import { recompute } from './recompute.ts';

const [file, previous] = process.argv.slice(2).map((name) => readFileSync(name, 'utf8'));
if (file === undefined) throw new Error('npm run recompute -- <file of answers> [that of the report before]');
const figures = { ...recompute(file), ...(previous !== undefined && { changes: compare(file, previous) }) };
console.log(JSON.stringify(figures, null, 2));

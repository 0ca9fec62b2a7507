import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { differences, readMap } from './map.ts';

/** Settings of tools need not be on the map. */
const NEEDLESS =
  /^\.|^(pnpm-lock\.yaml|pnpm-workspace\.yaml|knip\.json|oxlint\.config\.ts|biome\.json|jest\.config\.js|tsconfig.*\.json)$/;

const map = existsSync('README.md') ? readMap(readFileSync('README.md', 'utf8')) : undefined;
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).split(
  '\n',
);
const present = files.filter((file) => file !== '' && existsSync(file));
const found = map === undefined ? [] : differences(map, present, NEEDLESS);
if (map === undefined && existsSync('README.md'))
  found.push('README.md has no map: a fenced block that starts with "."');
for (const sentence of found) console.log(sentence);
process.exit(found.length === 0 ? 0 : 1);

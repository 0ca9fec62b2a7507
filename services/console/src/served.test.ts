import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { expect, test } from '@jest/globals';

const root = resolve(import.meta.dirname, '../../..');
const namesIn = (pattern: string): string[] =>
  globSync(pattern, { cwd: root }).map((path) => basename(path, '.ts'));

test('every call of the API that changes something has its screen', () => {
  const code = globSync('services/console/src/**/*.ts', { cwd: root })
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => readFileSync(resolve(root, path), 'utf8'))
    .join('\n');
  const calls = namesIn('packages/calls/src/routes/*.post.ts');
  expect(calls.length).toBeGreaterThan(10);
  expect(calls.filter((name) => !code.includes(`'@agence/calls/routes/${name}'`))).toEqual([]);
});

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from './steps.ts';

/** What `.dockerignore` lets into the image: of the lines that match a path or a folder above it, the last decides. */
const lines = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');
const rules = lines.filter((line) => line !== '' && !line.startsWith('#'));
const glob = (rule: string) => rule.replace(/^!/, '');
const ships = (path: string): boolean => {
  const said = rules.findLast((rule) =>
    [glob(rule), `${glob(rule)}/**`].some((one) => matchesGlob(path, one)),
  );
  return said === undefined || said.startsWith('!');
};

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});
const shipped = listed
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(root, path)) && ships(path));

test('the image has what the services run', () =>
  expect(shipped).toEqual(
    expect.arrayContaining(['package.json', 'packages/reading/src/reading.ts', 'services/mail/src/main.ts']),
  ));

test('the image has no cases, and nothing that needs the test framework', () => {
  const needsJest = (path: string) =>
    path.endsWith('.ts') && readFileSync(join(root, path), 'utf8').includes("from '@jest/globals'");
  const isCase = (path: string) => /\.cases\.ts$|\/cases\/|\.jsonl$/.test(path);
  expect(shipped.filter((path) => isCase(path) || needsJest(path))).toEqual([]);
});

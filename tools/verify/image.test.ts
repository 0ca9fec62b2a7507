import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test } from '@jest/globals';
import { filesOf } from './files.ts';
import { root } from './steps.ts';

/** What `.dockerignore` lets into the image: of the lines that match a path or a folder above it, the last decides. */
const lines = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');
const rules = lines.filter((line) => line !== '' && !line.startsWith('#'));
const glob = (rule: string) => rule.replace(/^!/, '');
const ships = (file: string): boolean => {
  // A star of Docker's takes hidden files too.
  const path = file.replaceAll(/(^|\/)\./g, '$1_');
  const said = rules.findLast((rule) =>
    [glob(rule), `${glob(rule)}/**`].some((one) => matchesGlob(path, one)),
  );
  return said === undefined || said.startsWith('!');
};

const shipped = filesOf().filter(ships);

test('the image has what the services run', () =>
  expect(shipped).toEqual(
    expect.arrayContaining(['package.json', 'packages/reading/src/reading.ts', 'services/mail/src/main.ts']),
  ));

/** What may be in it: what is installed from, generated code, and what the services read. A new kind of file is added here. */
const MAY_BE_IN = [
  'package.json',
  'pnpm-{lock,workspace}.yaml',
  '{proto,packages/*,services/*}/package.json',
  'proto/{callers,catalogue}.ts',
  'proto/gen/**/*.ts',
  '{packages,services}/*/src/**/*.ts',
  'packages/look/src/sheets/*.css',
  'services/console/src/script/browser.js',
  'services/*/src/**/*.css',
  'services/measurement/src/report/exemple.json',
  'packages/reading/src/{lexicons,model}/**/*.txt',
  'services/measurement/src/**/*.csv',
  'services/gateway/examples.json',
];
test('the image has nothing that is not listed', () =>
  expect(shipped.filter((path) => !MAY_BE_IN.some((one) => matchesGlob(path, one)))).toEqual([]));

test('the image has no test, no test data, no case, no bench, no tool, and nothing that needs the test framework', () => {
  const isForTests = (path: string) =>
    /\.(test|test-data|fixture|cases|bench|exploration|main)\.ts$|\/cases\/|\.jsonl$/.test(path);
  const needsJest = (path: string) =>
    path.endsWith('.ts') && readFileSync(join(root, path), 'utf8').includes("from '@jest/globals'");
  expect(shipped.filter((path) => isForTests(path) || needsJest(path))).toEqual([]);
});

test('what the image has imports nothing that it has not', () => {
  const missing = shipped
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      const files = [...text.matchAll(/(?:from|import\(|URL\() ?'(\.{1,2}\/[^']+\.(?:ts|css|txt|json))'/g)];
      return files.map(([, name = '']) => join(path, '..', name));
    })
    .filter((path) => !shipped.includes(path));
  expect([...new Set(missing)]).toEqual([]);
});

test('what the image has takes from packages that are in it', () => {
  const named = shipped
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return [...text.matchAll(/from '@agence\/([^'/]+)[^']*'/g)].map(([, name = '']) => name);
    });
  const homes = (name: string) => [`packages/${name}/`, `services/${name}/`, `${name}/`];
  const absent = [...new Set(named)].filter(
    (name) => !homes(name).some((home) => shipped.includes(`${home}package.json`)),
  );
  expect(absent).toEqual([]);
});

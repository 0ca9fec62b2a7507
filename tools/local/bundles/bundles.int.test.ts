import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { programsOf } from '../programs.ts';
import { bundle } from './bundle.ts';
import { freshBundles } from './kept.ts';

const STACK = resolve(import.meta.dirname, '../../../packages/platform/src/stack.ts');
const SOURCES = {
  'services/accounts/src/main.ts': `
import { readFileSync } from 'node:fs';
import { stackOf } from ${JSON.stringify(STACK)};
import { fail, Faulty } from './fail.ts';
const beside: string = readFileSync(new URL('./word.txt', import.meta.url), 'utf8');
try { fail(); } catch (fault) { console.log(beside, fault instanceof Faulty, (fault as Error).name, stackOf(fault)); }
`,
  'services/accounts/src/fail.ts': `
export class Faulty extends Error {
  override readonly name = 'Faulty';
}
export function fail(): never {
  throw new Faulty('here');
}
`,
  'services/accounts/src/word.txt': 'besides',
  'pnpm-lock.yaml': 'lockfileVersion: 9\n',
};
const roots: string[] = [];

/** A repository of one service, written an hour ago. */
function repository(): string {
  const root = mkdtempSync(join(tmpdir(), 'bundles-'));
  roots.push(root);
  for (const [name, text] of Object.entries(SOURCES)) {
    mkdirSync(join(root, name, '..'), { recursive: true });
    write(root, name, text, 3600);
  }
  return root;
}

/** Writes a file as if it were done so many seconds before the repository was made. */
function write(root: string, name: string, text: string, ago: number): void {
  writeFileSync(join(root, name), text);
  const then = statSync(root).mtimeMs / 1000 - ago;
  utimesSync(join(root, name), then, then);
}

const bundled = (root: string) => bundle(root, { accounts: join(root, 'services/accounts/src/main.ts') });
const programs = (root: string) => programsOf(root, join(root, 'services'));

afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

test('a bundle runs as its sources do: the files beside them, the names of faults, the lines of a stack', async () => {
  const root = repository();
  await bundled(root);
  const folder = freshBundles(root) ?? '';
  const said = execFileSync(process.execPath, [join(folder, 'accounts.mjs')], { encoding: 'utf8' });
  expect(said).toMatch(/^besides true Faulty Faulty: here\n/u);
  expect(said).toContain(`${join(root, 'services/accounts/src/fail.ts')}:6:`);
});

test('it is what the first start of a service runs, and its source is what any later one runs', async () => {
  const root = repository();
  await bundled(root);
  const main = programs(root).of('accounts');
  expect(main?.()).toBe(join(freshBundles(root) ?? '', 'accounts.mjs'));
  expect(main?.()).toBe(join(root, 'services/accounts/src/main.ts'));
  expect(programs(root).of('clients')).toBeUndefined();
});

test.each([
  ['a source was changed', 'services/accounts/src/fail.ts'],
  ['something else was installed', 'pnpm-lock.yaml'],
])('it is left aside when %s', async (_, name) => {
  const root = repository();
  await bundled(root);
  write(root, name, `${SOURCES[name as keyof typeof SOURCES]}\n`, 60);
  expect(freshBundles(root)).toBeUndefined();
  expect(programs(root).of('accounts')?.()).toBe(join(root, 'services/accounts/src/main.ts'));
  await bundled(root);
  expect(freshBundles(root)).toBeDefined();
});

test('it is left aside when a source was written while it was made, or when it went', async () => {
  const root = repository();
  write(root, 'services/accounts/src/fail.ts', SOURCES['services/accounts/src/fail.ts'], -60);
  await bundled(root);
  expect(freshBundles(root)).toBeUndefined();
  write(root, 'services/accounts/src/fail.ts', SOURCES['services/accounts/src/fail.ts'], 60);
  await bundled(root);
  rmSync(freshBundles(root) ?? '', { recursive: true });
  expect(freshBundles(root)).toBeUndefined();
});

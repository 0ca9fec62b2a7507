import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { root } from './steps.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'breaking-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What is said of the messages after a change of one file, held against those of today. */
function saidAfter(path: string, change: (text: string) => string): string {
  const changed = mkdtempSync(join(folder, 'proto-'));
  for (const name of ['agence', 'grpc', 'buf.yaml'])
    cpSync(join(root, 'proto', name), join(changed, name), { recursive: true });
  const text = readFileSync(join(changed, path), 'utf8');
  expect(change(text)).not.toBe(text);
  writeFileSync(join(changed, path), change(text));
  const against = ['breaking', '--against', join(root, 'proto')];
  const { status, stdout } = spawnSync('buf', against, { cwd: changed, encoding: 'utf8' });
  expect(status === 0).toBe(stdout === '');
  return stdout;
}

const events = 'agence/events/v1/events.proto';
const rpcs = 'agence/accounts/v1/accounts.proto';

test('a new field is no break', () =>
  expect(saidAfter(events, (text) => text.replace(/^}/m, '  string of_a_test = 99;\n}'))).toBe(''));

test.each([
  ['an rpc', rpcs, /^ {2}rpc \w+\([^}]*?;\n/m, 'Previously present RPC'],
  ['a message of the bus', events, /^message \w+ \{.*?^}\n/ms, 'Previously present message'],
] as const)('%s that the release knows may not go', (_, path, part, said) =>
  expect(saidAfter(path, (text) => text.replace(part, ''))).toContain(said),
);

test('a field may not become another', () =>
  expect(saidAfter(events, (text) => text.replace('string compte = 1;', 'int32 compte = 1;'))).toContain(
    'changed type',
  ));

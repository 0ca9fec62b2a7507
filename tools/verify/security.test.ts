import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';

const root = resolve(import.meta.dirname, '../..');

test('the page on security names files that exist', () => {
  const page = readFileSync(resolve(root, 'SECURITY.md'), 'utf8');
  const named = [...page.matchAll(/`([\w./-]+\/[\w./-]+\.(?:ts|md))`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => !existsSync(resolve(root, path)))).toEqual([]);
});

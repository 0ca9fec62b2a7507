import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { agencyRoutes } from '@agence/calls/agency-routes';
import { expect, test } from '@jest/globals';

const root = resolve(import.meta.dirname, '../../..');

/** `clients/{id}/retirer/` → `clients.retirer.post`, the file of a call without a form. */
const fileOf = (path: string): string => `${path.replace('{id}/', '').replaceAll('/', '.')}post`;

test('every call of the API that changes something has a form or a screen of its own', () => {
  const code = globSync('services/console/src/**/*.ts', { cwd: root })
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => readFileSync(resolve(root, path), 'utf8'))
    .join('\n');
  const calls = agencyRoutes(new Set()).flatMap((route) =>
    route.method === 'POST' && route.form === undefined ? [fileOf(route.path)] : [],
  );
  expect(calls.length).toBeGreaterThan(8);
  expect(calls.filter((name) => !code.includes(`'@agence/calls/routes/${name}'`))).toEqual([]);
});

import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { newAccount } from '@agence/testing/accounts';
import { agency } from '@agence/testing/http';
import { describe, expect, jest, test } from '@jest/globals';
import { BUILT, fileOf, nameOf, SPECIFICATION } from './outside/specification.ts';
import { shared } from './outside/system.ts';

jest.setTimeout(60_000);

const root = resolve(import.meta.dirname, '..');
/** Served, and no rows of the specification: the signed link, the page of the form, the private doors. */
const PRIVATE = /^(document\.get|lead\.get|openapi\.get|interne\..*)$/;

const namesIn = (folder: string, end: string): string[] =>
  readdirSync(join(root, folder))
    .filter((file) => /\.(get|post)\./.test(file) && file.endsWith(end))
    .map((file) => file.slice(0, -end.length))
    .filter((name) => /\.(get|post)$/.test(name) && !PRIVATE.test(name))
    .toSorted();

describe('the rows of the specification', () => {
  test('are two public routes and twenty agency routes', () => {
    const doors = SPECIFICATION.map(({ door }) => door);
    expect([doors.filter((door) => door === 'public').length, doors.length]).toEqual([2, 22]);
    expect(new Set(SPECIFICATION.map(nameOf)).size).toBe(22);
  });

  test('are all that has a route file, and those built have one', () => {
    const files = namesIn('services/gateway/src/routes', '.ts');
    expect(SPECIFICATION.map(fileOf)).toEqual(expect.arrayContaining(files));
    expect(files).toEqual(expect.arrayContaining(BUILT.map(fileOf)));
  });

  test('that are built, and no others, have one test file each', () => {
    expect(namesIn('test', '.test.ts')).toEqual(BUILT.map(fileOf).toSorted());
  });

  test('are all that GET aide/ tells, in their order, each with a sentence of its own', async () => {
    const { agence } = await newAccount(shared());
    const { routes } = (await agence.get('aide/')).body as { routes: Record<string, string> };
    const told = Object.keys(routes);
    const rows = SPECIFICATION.filter(({ door }) => door === 'agence').map(nameOf);
    expect(told).toEqual(rows.filter((name) => told.includes(name)));
    const built = BUILT.filter(({ door }) => door === 'agence').map(nameOf);
    expect(told).toEqual(expect.arrayContaining(built));
    expect(new Set(Object.values(routes)).size).toBe(told.length);
  });

  test('that GET aide/ tells are those that are served and have a route file', async () => {
    const { agence } = await newAccount(shared());
    const { routes } = (await agence.get('aide/')).body as { routes: Record<string, string> };
    const files = namesIn('services/gateway/src/routes', '.ts');
    for (const row of SPECIFICATION.filter(({ door }) => door === 'agence')) {
      const path = row.path.replace('{id}', 'c_x');
      const { status } = await agency(shared().base_url, {}).send({ method: row.method, path });
      const served = status === 401;
      if (!served) expect([404, 405]).toContain(status);
      const name = nameOf(row);
      expect([name, name in routes, files.includes(fileOf(row))]).toEqual([name, served, served]);
    }
  });
});

import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { newAccount } from '@agence/testing/accounts';
import { send } from '@agence/testing/http';
import { describe, expect, test } from '@jest/globals';
import { AGENCY, fileOf, nameOf, SERVED, TWO_STEPS, urlOf } from '../outside/contract.ts';
import { shared } from '../outside/system.ts';

const root = resolve(import.meta.dirname, '../..');
/** Served to nobody who reads the contract: the signed link, the description, the private doors. */
const PRIVATE = /^(document\.get|openapi\.get|interne\..*)$/;

/** The contract's table of an agency's routes, in its order; `*` marks those that are proposed first. */
const CONTRACT = [
  'GET compte/',
  'GET clients/',
  'GET clients/{id}/livrables/',
  'GET clients/{id}/questions/',
  'GET diagnostics/',
  'GET aide/',
  'POST clients/ *',
  'POST clients/{id}/retirer/ *',
  'POST clients/{id}/corriger/ *',
  'POST diagnostics/ *',
  'POST marque/ *',
  'POST resilier/ *',
  'POST badge/ *',
  'POST clients/{id}/questions/',
  'POST clients/{id}/page/',
  'POST clients/{id}/audit/',
  'POST adresses/',
  'POST formule/',
  'POST virement/',
  'POST cles/revoquer/',
];

const namesIn = (folder: string, end: string): string[] =>
  readdirSync(join(root, folder))
    .filter((file) => /\.(get|post)\./.test(file) && file.endsWith(end))
    .map((file) => file.slice(0, -end.length))
    .filter((name) => /\.(get|post)$/.test(name) && !PRIVATE.test(name))
    .toSorted();

describe('the routes', () => {
  test('of agencies are the rows of the contract', () => {
    const rows = AGENCY.map(nameOf).map((name) => (TWO_STEPS.includes(name) ? `${name} *` : name));
    expect(rows).toEqual(CONTRACT);
  });

  test('have one test file each, those of agencies one route file each, and nothing else has', () => {
    expect(namesIn('packages/calls/src/routes', '.ts')).toEqual(AGENCY.map(fileOf).toSorted());
    expect(namesIn('services/gateway/src/routes', '.ts')).toEqual([]);
    expect(namesIn('test/routes', '.test.ts')).toEqual(SERVED.map(fileOf).toSorted());
  });

  test('of agencies are all that GET aide/ tells, in their order, each with a sentence of its own', async () => {
    const { agence } = await newAccount(shared());
    const { routes } = (await agence.get('aide/')).body as { routes: Record<string, string> };
    expect(Object.keys(routes)).toEqual(AGENCY.map(nameOf));
    expect(new Set(Object.values(routes)).size).toBe(AGENCY.length);
  });

  test.each(SERVED.map((row) => [nameOf(row), row] as const))('%s is served', async (_, row) => {
    const { base_url } = shared();
    const { status } = await send(base_url, { method: row.method, path: urlOf(row) });
    // Without a key, and with an empty form.
    const wanted = row.method === 'POST' ? 422 : 200;
    expect(status).toBe(row.door === 'agence' ? 401 : wanted);
  });
});

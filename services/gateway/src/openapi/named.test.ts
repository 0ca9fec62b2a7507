import { agencyRoutes } from '@agence/calls/agency-routes';
import { expect, test } from '@jest/globals';
import { agencyDocument } from './document.ts';

const { paths = {} } = agencyDocument(agencyRoutes(new Set()));
const operations = Object.entries(paths).flatMap(([path, { get, post }]) =>
  [get, post].flatMap((operation) => (operation === undefined ? [] : [{ path, operation }])),
);
const names = operations.map(({ operation }) => operation.operationId);

test('every call has a name of its own', () => {
  expect(names).not.toContain(undefined);
  expect([...new Set(names)]).toEqual(names);
});

test('the list of clients leads to every call that takes a client', () => {
  const links = paths['/agence/v1/clients/']?.get?.responses?.['200'];
  const taken = operations.filter(({ path }) => path.includes('{id}'));
  const led = Object.keys((links as { readonly links?: object }).links ?? {});
  expect(new Set(led)).toEqual(new Set(taken.map(({ operation }) => operation.operationId)));
});

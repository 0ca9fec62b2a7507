import { agencyRoutes } from '@agence/calls/agency-routes';
import { expect, test } from '@jest/globals';
import { agencyDocument } from './document.ts';

const { paths = {} } = agencyDocument(agencyRoutes(new Set()));
const names = Object.values(paths).flatMap(({ get, post }) =>
  [get, post].flatMap((operation) => (operation === undefined ? [] : [operation.operationId])),
);

test('every call has a name of its own', () => {
  expect(names).not.toContain(undefined);
  expect([...new Set(names)]).toEqual(names);
});

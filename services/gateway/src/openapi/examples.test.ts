import { agencyRoutes } from '@agence/calls/agency-routes';
import { accepts, undescribed } from '@agence/testing/described';
import { expect, test } from '@jest/globals';
import { EXAMPLES } from './examples.ts';

const routes = agencyRoutes(new Set()).map(({ method, path }) => `${method} /agence/v1/${path}`);

test.each(routes)('%s has an example of what is sent, answered and refused', (route) => {
  const [method = '', path = ''] = route.split(' ');
  const examples = EXAMPLES[route] ?? {};
  const wanted = ['200', '401', '403', ...(path.includes('{id}') ? ['404'] : [])];
  expect(Object.keys(examples)).toEqual(expect.arrayContaining(wanted));
  for (const [kind, { sent, answer }] of Object.entries(examples)) {
    const status = Number(kind.slice(0, 3));
    expect(undescribed(method, path.replace('{id}', 'c_x'), status, answer)).toBeUndefined();
    if (method === 'POST' && status === 200) expect(accepts(path.replace('{id}', 'c_x'), sent)).toBe(true);
  }
});

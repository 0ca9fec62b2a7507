import { agencyRoutes } from '@agence/calls/agency-routes';
import { accepts, undescribed } from '@agence/testing/described';
import { expect, test } from '@jest/globals';
import { EXAMPLES } from './examples.ts';

const routes = agencyRoutes(new Set()).map(
  (route) => [`${route.method} /agence/v1/${route.path}`, route] as const,
);

test.each(routes)('%s has an example of what is sent, answered and refused', (name, route) => {
  const [method = '', path = ''] = name.split(' ');
  const examples = EXAMPLES[name] ?? {};
  const wanted = ['200', '401', '403', ...(path.includes('{id}') ? ['404'] : [])];
  expect(Object.keys(examples)).toEqual(expect.arrayContaining(wanted));
  for (const [kind, answer] of Object.entries(examples))
    expect(
      undescribed(method, path.replace('{id}', 'c_x'), Number(kind.slice(0, 3)), answer),
    ).toBeUndefined();
  if (route.method === 'POST') expect(accepts(path, route.example)).toBe(true);
});

import { expect, it } from '@jest/globals';
import { z } from 'zod';
import { shaperOf } from './reply.ts';

it('gives the fields of the reply in its order, null for an unknown one, and nothing else', () => {
  const ville = z.string().nullable();
  const shaped = shaperOf(
    z.object({
      clients: z.array(z.object({ id: z.string(), ville })),
      lien: z.string().optional(),
      page: z.object({ n: z.int(), ville }).nullable(),
      routes: z.record(z.string(), z.string()),
    }),
  );
  const routes = { 'GET aide/': 'Affiche ce guide.' };
  const given = {
    routes,
    page: { n: 1, ville: undefined, more: 2 },
    clients: [{ more: 1, ville: 'Angers', id: 'c' }],
  };
  expect(JSON.stringify(shaped(given))).toBe(
    JSON.stringify({ clients: [{ id: 'c', ville: 'Angers' }], page: { n: 1, ville: null }, routes }),
  );
  expect(shaped({ clients: [], lien: 'a', routes: {} })).toEqual({
    clients: [],
    lien: 'a',
    page: null,
    routes: {},
  });
});

import { expect, test } from '@jest/globals';
import { REPLIES } from '../ai/providers/replies.test-data.ts';
import { recherchesDe } from './recherches.ts';

test.each(REPLIES.map(({ id, body }) => [id, body] as const))('the searches in a reply of %s', (id, body) => {
  const wanted = id.startsWith('google')
    ? ['plombier angers', 'fuite angers']
    : id.startsWith('perplexity')
      ? []
      : ['plombier angers'];
  expect(recherchesDe(body)).toEqual(wanted);
});

test.each([null, 'text', 3, [], {}, { arguments: 'no JSON', query: 3, queries: [null, {}] }])(
  'a reply of another shape has none: %j',
  (reply) => expect(recherchesDe(reply)).toEqual([]),
);

import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { PIECES } from '../pieces.fixture.ts';
import { readByModel } from './read-by-model.ts';
import { CONTEXT, LIST, SEED } from './sedan.fixture.ts';

const NAMES = ['Le Clos Bruyère', 'Au Vieux Pont', 'Chez Gusto', 'clos', 'bruyère', '31 €', 'closbruyere.fr'];
const JSON_PARTS = '{ } {"businesses":[ "name": "quote": "roster":"A" ],"nobody":true} \\u0000'.split(' ');
const ORDERS = ['Ignore ', 'les consignes', 'SYSTEM: ', 'note à l’IA ', 'list ', ' first'];
/** Pieces of names, Markdown, JSON and orders, in any order. */
const piece = fc.constantFrom(...PIECES, ...NAMES, ...JSON_PARTS, ...ORDERS);
const mess = fc.array(fc.oneof(piece, fc.string()), { maxLength: 60 }).map((all) => all.join(''));
const part = fc.oneof(piece, mess);
const named = fc.record({
  name: part,
  quote: part,
  roster: fc.option(fc.constantFrom('A', 'B', 'C', 'z', '')),
});
const lecture = fc.oneof(
  mess,
  fc
    .record({ businesses: fc.array(named, { maxLength: 25 }), nobody: fc.boolean() })
    .map((all) => JSON.stringify(all)),
);
const precision = fc.oneof(
  mess,
  fc
    .record({ verdict: fc.constantFrom('yes', 'no', 'another', ''), quote: part })
    .map((all) => JSON.stringify(all)),
);
const answer = fc.oneof(
  mess,
  fc.constant(LIST),
  mess.map((text) => `${LIST}\n${text}`),
);

test('whatever the answer and the replies: a reading that stands in the text, the same each time', () => {
  fc.assert(
    fc.property(
      answer,
      fc.option(lecture),
      fc.option(lecture),
      fc.option(precision),
      (text, first, again, point) => {
        const replies = { lecture: first, relecture: again, precision: point };
        const next = readByModel(text, CONTEXT, SEED, replies);
        if (!('reading' in next)) throw new Error('asks again');
        const { businesses, client_position, client_cited, uncertain, provenance } = next.reading;
        for (const { start, end, excerpt } of [...businesses, ...uncertain])
          expect(text.slice(start, end)).toBe(excerpt);
        expect(client_cited).toBe(businesses.some(({ is }) => is === 'client'));
        expect(client_position).toBe(
          client_cited ? businesses.findIndex(({ is }) => is === 'client') + 1 : null,
        );
        expect(provenance.uncertain).toBe(uncertain.length);
        expect(readByModel(text, CONTEXT, SEED, replies)).toEqual(next);
      },
    ),
    { numRuns: 300 },
  );
});

test.each([
  ['brackets', '('.repeat(39_000)],
  ['one long word', 'a'.repeat(39_000)],
  ['calls', '!'.repeat(39_000)],
  ['one name', 'Le Clos Bruyère '.repeat(2_400)],
  ['entries', '- **Chez Gusto**\n'.repeat(2_400)],
  ['orders', 'Ignore les consignes. '.repeat(1_700)],
  ['lines', '\n \n'.repeat(13_000)],
  ['too long', '(a'.repeat(50_000)],
])('a hostile answer costs little: %s', (_what, text) => {
  const names = Array.from({ length: 60 }, (_, k) => ({
    name: `Chez Gusto${'a'.repeat(k)}`,
    quote: text.slice(k, k + 300),
    roster: 'A',
  }));
  const began = process.cpuUsage().user;
  for (const reply of [
    JSON.stringify({ businesses: names, nobody: false }),
    '{'.repeat(39_000),
    '"'.repeat(39_000),
  ])
    readByModel(text, CONTEXT, SEED, { lecture: reply, relecture: reply, precision: reply });
  expect(process.cpuUsage().user - began).toBeLessThan(5_000_000);
});

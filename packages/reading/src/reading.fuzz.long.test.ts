import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseCase } from './detect.ts';
import { PIECES } from './pieces.fixture.ts';
import { readAnswer } from './read-answer.ts';
import type { Reading } from './types.ts';

const cases = readFileSync(new URL('../cases/labelled/labelled.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((l) => l.includes('"id":"t-a-'))
  .slice(0, 20)
  .map(parseCase);
const context = fc.constantFrom(...cases);

/** Pieces of Markdown, names and cues, put together in any order. */
const piece = fc.oneof(
  fc.constantFrom(...PIECES, 'a.fr', 'x@a.fr', 'Chez Nous', 'chez nous', 'rue Pasteur', '12 €'),
  fc.constantFrom('selon', 'en face de', 'a fermé définitivement', 'je déconseille', ', ', '. ', ' : ', 'et'),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);
const mixed = fc.array(piece, { maxLength: 60 }).map((parts) => parts.join(''));

/** What is wrong with the places of a reading in its answer: nothing, it is hoped. */
function misplaced(answer: string, reading: Reading): unknown[] {
  return [...reading.businesses, ...reading.notCounted].filter(
    (m) =>
      !(m.start >= 0 && m.end > m.start && m.end <= answer.length) ||
      m.excerpt !== answer.slice(m.start, m.end),
  );
}

function holds(answer: string, one: (typeof cases)[number]): void {
  const reading = readAnswer(answer, one);
  expect(misplaced(answer, reading)).toEqual([]);
  expect(reading.client_cited).toBe(reading.businesses.some((b) => b.is === 'client'));
  expect(JSON.stringify(readAnswer(answer, one))).toBe(JSON.stringify(reading));
}

test('any string is read without an exception, excerpts stand at their offsets, twice the same', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), context, holds), { numRuns: 150 });
});

test('so is any mixture of Markdown, names and phrases', () => {
  fc.assert(
    fc.property(mixed, context, (parts, one) =>
      holds(parts.replaceAll('Chez Nous', one.client.entreprise), one),
    ),
    { numRuns: 300 },
  );
});

/** Each opens a list in the list before it. */
const LISTS = ['- ', '1. ', '> - ', '-\t', '- 1. '];

test('so is whatever comes again and again, lists in lists without end among them', () => {
  const again = fc.array(piece, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(again, mixed, context, (unit, end, one) => {
      const answer = unit.repeat(Math.ceil(20_000 / (unit.length + 1))) + end;
      expect(misplaced(answer, readAnswer(answer, one))).toEqual([]);
    }),
    {
      numRuns: 60,
      examples: LISTS.flatMap((unit) =>
        cases.slice(0, 1).map((one): [string, string, typeof one] => [unit, '', one]),
      ),
    },
  );
});

test('so is any name of a client, any site, any competitor', () => {
  const name = fc.string({ unit: 'grapheme', maxLength: 30 });
  fc.assert(
    fc.property(
      name,
      fc.array(name, { maxLength: 5 }),
      name,
      fc.array(name, { maxLength: 3 }),
      mixed,
      (entreprise, concurrents, site, sources, answer) => {
        const client = { entreprise, site, ville: site, metier: entreprise };
        const reading = readAnswer(`${answer} ${entreprise}`, {
          client,
          concurrents,
          question: entreprise,
          sources,
        });
        expect(['conquerir', 'consolider', 'acquise']).toContain(reading.state);
      },
    ),
    { numRuns: 150 },
  );
});

import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { PIECES } from '../pieces.fixture.ts';
import { typesetAnswer } from './typeset.ts';

const NONE = { names: [], offers: [] };
const MOST = 12_000;

test('names are marked wherever they stand, the longest first; offers keep their words without markup', () => {
  const answer =
    'Je conseille **Dupont Sanitaire**, pas Dupont.\n\n1. DUPONT SANITAIRE : 24 €\n\n| Nom | Prix |\n|---|---|\n| Dupont | 3 |';
  const start = answer.indexOf('conseille');
  const names = [
    { name: 'Dupont', is: 'autre' },
    { name: 'Dupont Sanitaire', is: 'client' },
  ];
  const offers = [{ start, end: answer.indexOf(', pas') }];
  const { lines, cut, words } = typesetAnswer(answer, { names, offers }, MOST);
  expect(lines[0]?.runs).toEqual([
    { text: 'Je ', strong: false, is: '', offers: false },
    { text: 'conseille ', strong: false, is: '', offers: true },
    { text: 'Dupont Sanitaire', strong: true, is: 'client', offers: true },
    { text: ', pas ', strong: false, is: '', offers: false },
    { text: 'Dupont', strong: false, is: 'autre', offers: false },
    { text: '.', strong: false, is: '', offers: false },
  ]);
  expect(lines[1]).toMatchObject({ kind: 'item', mark: '1. ', runs: [{ is: 'client' }, { is: '' }] });
  expect(lines.slice(2).map(({ kind, row, col }) => [kind, row, col])).toEqual([
    ['cell', 0, 0],
    ['cell', 0, 1],
    ['cell', 1, 0],
    ['cell', 1, 1],
  ]);
  expect([cut, words]).toEqual([false, ['conseille Dupont Sanitaire']]);
});

test('100 kB in one line are cut between words, and said to be cut', () => {
  const { cut, lines } = typesetAnswer('plombier '.repeat(12_000), NONE, MOST);
  expect([cut, lines.length]).toEqual([true, 1]);
  expect(lines[0]?.runs[0]?.text).toMatch(/^(plombier )*plombier$/);
});

test('whatever the answer is, its lines fit into the bytes given', () => {
  const piece = fc.oneof(fc.constantFrom(...PIECES, 'Paul '), fc.string({ unit: 'binary' }));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 200 }), fc.integer({ min: 100, max: 3_000 }), (all, most) => {
      const names = [{ name: 'Paul', is: 'client' }];
      const { lines } = typesetAnswer(all.join(''), { names, offers: [{ start: 3, end: 40 }] }, most);
      const text = lines.flatMap(({ runs }) => runs.map((run) => run.text)).join('');
      const html = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
      expect(new TextEncoder().encode(html).length).toBeLessThanOrEqual(most);
      expect(text).not.toMatch(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u);
    }),
    { numRuns: 60 },
  );
});

import { written } from '@agence/look/html';
import { expect, test } from '@jest/globals';
import { liensDesPages, pagine } from './filtres.ts';

const all = Array.from({ length: 120 }, (_, n) => n);
const asked = (page: string) => pagine(all, new URLSearchParams({ page, q: 'a&b' }));

test.each([
  ['1', 1, 0, 50],
  ['3', 3, 100, 20],
  ['9', 3, 100, 20],
  ['0', 1, 0, 50],
  ['-1', 1, 0, 50],
  ['x', 1, 0, 50],
  ['1.5', 1, 0, 50],
])('page %s is page %i, from %i on', (text, page, first, count) => {
  const shown = asked(text);
  expect([shown.page, shown.montres[0], shown.montres.length, shown.pages]).toEqual([page, first, count, 3]);
});

test('the other pages keep what else was asked', () => {
  const view = written(liensDesPages(asked('2'), '/console/', new URLSearchParams({ page: '2', q: 'a&b' })));
  expect(view).toContain('href="/console/?q=a%26b&amp;page=3"');
  expect(view).toContain('<span aria-current="page">2</span>');
  expect(written(liensDesPages(pagine([], new URLSearchParams()), '/console/', new URLSearchParams()))).toBe(
    '',
  );
});

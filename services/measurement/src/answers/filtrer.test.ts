import { expect, test } from '@jest/globals';
import { pageDe } from './lues.ts';

test.each([
  [13, 1, [1, 3]],
  [13, 3, [3, 3]],
  [13, 99, [3, 3]],
  [13, -1, [1, 3]],
  [0, 2, [1, 1]],
])('%d answers, page %d', (n, asked, [page, pages]) => {
  const shown = pageDe(
    Array.from({ length: n }, (_, i) => i),
    asked,
  );
  expect(shown).toMatchObject({ page, pages });
  expect(shown.montres.length).toBeLessThanOrEqual(6);
});

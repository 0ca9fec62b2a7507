import { expect, test } from '@jest/globals';
import { hashOf, wrongCalls } from './paid.ts';

const call = (prompt: string, model = 'alpha') => ({
  ...{ model, prompt, system: 'Réponds', count: 1 },
  ...{ prompt_hash: '', authorization: null, reading: false },
});
const [bread, cake] = [call('Quel pain ?'), call('Quel gâteau ?')];

const cell = (_id: string, etat: string, of = bread) => ({
  ...{ _id, etat, model: `openai-compatible:${of.model}`, attempt: 1 },
  request_hash: hashOf(of),
});

/** The errors found when the provider got these calls, failed some, and these cells were cut off. */
const wrong = (
  charged: readonly (typeof bread)[],
  cells: readonly ReturnType<typeof cell>[],
  {
    failed = [],
    cut = [],
    allowed = 0,
  }: { failed?: (typeof bread)[]; cut?: string[]; allowed?: number } = {},
): number => {
  const unexplained = (_: string, ids: readonly string[]) => ({
    ids: ids.filter((id) => !cut.includes(id)),
    allowed,
  });
  return wrongCalls({ ai: { charged: () => charged, failed: () => failed }, cuts: { unexplained } }, cells)
    .length;
};

test('as many calls as cells began: of each request, model by model, and not in sum', () => {
  const cells = [cell('a', 'done'), cell('b', 'done', cake)];
  expect(wrong([bread, cake], cells)).toBe(0);
  expect(wrong([bread, bread], cells)).toBe(2);
  expect(wrong([bread, call('Quel gâteau ?', 'beta')], cells)).toBe(2);
  expect(wrong([bread, bread, cake], cells)).toBe(1);
  expect(wrong([bread], cells)).toBe(1);
});

test('a call is unknown only where it was cut off, or failed, or its process was told to fail', () => {
  const cells = [cell('a', 'indeterminate'), cell('b', 'indeterminate')];
  expect(wrong([bread, bread], cells)).toBe(2);
  expect(wrong([bread, bread], cells, { cut: ['a'] })).toBe(1);
  expect(wrong([bread, bread], cells, { cut: ['a'], failed: [bread] })).toBe(0);
  expect(wrong([bread, bread], cells, { cut: ['a'], failed: [cake] })).toBe(1);
  expect(wrong([bread, bread], cells, { cut: ['a'], allowed: 1 })).toBe(0);
});

test('one that failed is no answer', () => {
  expect(wrong([bread], [cell('a', 'done')], { failed: [bread] })).toBe(1);
});

import { expect, test } from '@jest/globals';
import { crossValidated, errorsOf, fit, rounded, sumOf, type Weighed } from './fit.ts';

const ENOUGH = 3;
const given = { advised: 1, verb: 1, place: -1, unseen: 2 };

/** Twenty cases of four names: what is advised is offered, a place is not, a verb alone says little. */
const rows: Weighed[] = Array.from({ length: 20 }, (_, n) => `case-${n}`).flatMap((from) => [
  { name: 'advised', signs: ['advised', 'verb'], offered: true, from },
  { name: 'advised place', signs: ['advised', 'place'], offered: false, from },
  { name: 'verb alone', signs: ['verb'], offered: false, from },
  { name: 'advised alone', signs: ['advised'], offered: true, from },
]);

test('the fitted weights part the names that the given ones do not', () => {
  expect(errorsOf(rows, given, ENOUGH)).toEqual({ names: 80, listedWrongly: 0, missed: 40 });
  const fitted = fit(rows, given, { ridge: 0.5, enough: ENOUGH });
  expect(errorsOf(rows, fitted, ENOUGH)).toEqual({ names: 80, listedWrongly: 0, missed: 0 });
  expect(sumOf(['advised'], fitted)).toBeGreaterThan(ENOUGH);
});

test('a sign that no name shows keeps its weight, and a strong ridge keeps them all', () => {
  expect(fit(rows, given, { ridge: 0.5, enough: ENOUGH })['unseen']).toBe(2);
  expect(rounded(fit(rows, given, { ridge: 100_000, enough: ENOUGH }))).toEqual(given);
});

test('no weight passes to the other side of zero', () => {
  const contrary = rows.map((row) => ({ ...row, offered: row.signs.includes('place') }));
  const fitted = fit(contrary, given, { ridge: 0.1, enough: ENOUGH });
  expect(fitted['place']).toBe(0);
  expect(fitted['verb']).toBe(0);
});

test('each fifth of the cases is read with what the other four teach', () => {
  expect(crossValidated(rows, given, { ridge: 0.5, enough: ENOUGH })).toEqual({
    names: 80,
    listedWrongly: 0,
    missed: 0,
  });
  // What only one case shows cannot be learnt from the others.
  const alone = [...rows, { name: 'alone', signs: ['sign'], offered: true, from: 'case-0' }];
  expect(crossValidated(alone, { ...given, sign: 0 }, { ridge: 0.5, enough: ENOUGH }).missed).toBe(1);
});

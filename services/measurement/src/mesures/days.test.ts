import { expect, test } from '@jest/globals';
import { monthOf } from './days.ts';

const at = (day: string): Date => new Date(`${day}T10:00:00Z`);

test('a measurement belongs to the month of most of its days, one of a single day to that of its end', () => {
  const spread = { lancee: at('2026-12-28'), jours: 5 };
  expect(monthOf(spread, '2027-01-01')).toBe('2026-12');
  expect(monthOf({ ...spread, lancee: at('2026-12-30') }, '2027-01-03')).toBe('2027-01');
  expect(monthOf({ ...spread, jours: 4, lancee: at('2026-12-30') }, '2027-01-02')).toBe('2027-01');
  expect(monthOf({ lancee: at('2026-12-31') }, '2027-01-01')).toBe('2027-01');
});

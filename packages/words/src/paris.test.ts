import { expect, it } from '@jest/globals';
import { isDay, lastSecondOf, readableDay, storedDate } from './paris.ts';

it.each([
  ['2027-02-28', true],
  ['2028-02-29', true],
  ['2027-02-30', false],
  ['2027-13-01', false],
  ['2027-2-3', false],
  ['+002027-02-03', false],
  ['2027-02-03T10:00', false],
  ['', false],
])('%j is a day of the calendar: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

it.each([
  ['2026-11-30', '2026-11-30T22:59:59Z'],
  ['2026-07-14', '2026-07-14T21:59:59Z'],
])('the last second of %s in Paris', (day, at) => {
  expect(lastSecondOf(day)).toBe(Date.parse(at) / 1000);
});

it('a stored day as it is shown, and back; of a month too', () => {
  expect([readableDay('2026-11-12'), storedDate('12/11/2026')]).toEqual(['12/11/2026', '2026-11-12']);
  expect([storedDate('11/2026'), storedDate('')]).toEqual(['2026-11', '']);
});

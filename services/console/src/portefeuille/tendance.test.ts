import { expect, test } from '@jest/globals';
import { tendance } from './tendance.ts';

const releve = (day: string, acquises: number) => ({
  le_ts: Date.parse(`${day}T12:00:00Z`) / 1000,
  decompte: { a_conquerir: 10 - acquises, a_consolider: 0, acquises },
});

test('each month says what was last found of every client by then', () => {
  const one = [releve('2026-09-02', 1), releve('2026-09-30', 2), releve('2026-11-02', 4)];
  const other = [releve('2026-10-05', 3)];
  expect(tendance([one, other, []])).toEqual([
    { mois: '09/2026', a_conquerir: 8, a_consolider: 0, acquises: 2 },
    { mois: '10/2026', a_conquerir: 15, a_consolider: 0, acquises: 5 },
    { mois: '11/2026', a_conquerir: 13, a_consolider: 0, acquises: 7 },
  ]);
});

test('shows the last twelve months over the turn of a year', () => {
  const all = Array.from({ length: 15 }, (_, n) => {
    const month = String((n % 12) + 1).padStart(2, '0');
    return releve(`${2025 + Math.floor(n / 12)}-${month}-10`, 1);
  });
  const months = tendance([all]).map(({ mois }) => mois);
  expect([months.length, months[0], months.at(-1)]).toEqual([12, '04/2025', '03/2026']);
});

test('nothing measured is no trend', () => {
  expect(tendance([])).toEqual([]);
});

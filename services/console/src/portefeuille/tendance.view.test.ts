import { written } from '@agence/look/html';
import { expect, test } from '@jest/globals';
import { tendance, tendanceVue } from './tendance.view.ts';

const releve = (day: string, acquises: number) => ({
  le_ts: Date.parse(`${day}T12:00:00Z`) / 1000,
  decompte: { a_conquerir: 10 - acquises, a_consolider: 0, acquises },
});
const client = (...suivi: ReturnType<typeof releve>[]) => ({ actif: true, suivi });
const retire = (...suivi: ReturnType<typeof releve>[]) => ({ actif: false, suivi });

test('each month says what was last found of every client by then', () => {
  const one = client(releve('2026-09-02', 1), releve('2026-09-30', 2), releve('2026-11-02', 4));
  const other = client(releve('2026-10-05', 3));
  expect(tendance([one, other, client()]).mois).toEqual([
    { mois: '09/2026', a_conquerir: 8, a_consolider: 0, acquises: 2 },
    { mois: '10/2026', a_conquerir: 15, a_consolider: 0, acquises: 5 },
    { mois: '11/2026', a_conquerir: 13, a_consolider: 0, acquises: 7 },
  ]);
});

test('a removed client stays in the months in which it was measured, and in no later one', () => {
  const one = client(releve('2026-09-02', 1), releve('2026-11-02', 1));
  const gone = retire(releve('2026-09-03', 9), releve('2026-10-03', 9));
  expect(tendance([one, gone]).mois.map(({ acquises }) => acquises)).toEqual([10, 10, 1]);
});

test('shows the last twelve months over the turn of a year', () => {
  const all = Array.from({ length: 15 }, (_, n) => {
    const month = String((n % 12) + 1).padStart(2, '0');
    return releve(`${2025 + Math.floor(n / 12)}-${month}-10`, 1);
  });
  const months = tendance([client(...all)]).mois.map(({ mois }) => mois);
  expect([months.length, months[0], months.at(-1)]).toEqual([12, '04/2025', '03/2026']);
});

test('nothing measured is no trend', () => {
  expect(tendance([]).mois).toEqual([]);
});

const dit = (...clients: Parameters<typeof tendance>[0]): string =>
  written(tendanceVue(tendance(clients))).replace(/[\u00a0\u202f]/g, ' ');

test('clients that joined or left are no progress: the same clients are compared', () => {
  const same = client(releve('2026-10-02', 3), releve('2026-11-02', 4));
  const joined = client(releve('2026-11-05', 10));
  const left = retire(releve('2026-10-05', 0));
  const said = dit(same, joined, left);
  expect(said).toContain(
    'Chez le seul client mesuré dès le premier de ces mois et de nouveau depuis, questions acquises : 3 sur 10 en 10/2026 (de 11 à 60 %), 4 sur 10 en 11/2026 (de 17 à 69 %), dans la marge. À conquérir : 7 sur 10 (de 40 à 89 %), puis 6 sur 10 (de 31 à 83 %), dans la marge.',
  );
});

test('a change beyond the margin is one', () => {
  const clients = Array.from({ length: 6 }, () => client(releve('2026-10-02', 1), releve('2026-11-02', 8)));
  const said = dit(...clients);
  expect(said).toContain(
    'Chez les 6 clients mesurés dès le premier de ces mois et de nouveau depuis, questions acquises : 6 sur 60 en 10/2026',
  );
  expect(said).toContain('48 sur 60 en 11/2026 (de 68 à 88 %), en hausse.');
  expect(said).toContain('12 sur 60 (de 12 à 32 %), en baisse.');
});

test('a client measured once only, or by the first month only, is not compared', () => {
  const said = dit(
    client(releve('2026-11-02', 4)),
    client(releve('2026-10-03', 2)),
    retire(releve('2026-10-02', 1)),
  );
  expect(said).toContain(
    'Aucun client n’a été mesuré dès le premier de ces mois et de nouveau depuis : rien ne se compare.',
  );
});

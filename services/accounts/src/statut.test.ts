import { describe, expect, it } from '@jest/globals';
import { unCompte } from './compte.fixture.ts';
import { servi, statut } from './statut.ts';

const { paiement } = unCompte();

describe('an account paid up to the 1st', () => {
  it.each([
    ['2026-11-01', 'actif', true],
    ['2026-11-02', 'actif', false],
    ['2026-11-08', 'actif', false],
    ['2026-11-09', 'échu', false],
    ['2026-12-24', 'échu', false],
  ])('on %s is %s, served: %s', (day, expected, served) => {
    expect(statut(unCompte(), day)).toBe(expected);
    expect(servi(unCompte(), day)).toBe(served);
  });
});

it('never paid: running, not served', () => {
  const unpaid = unCompte({ paiement: { ...paiement, paye_jusqu_au: null } });
  expect([statut(unpaid, '2026-11-20'), servi(unpaid, '2026-11-20')]).toEqual(['actif', false]);
});

it('paused: neither served nor running, even paid', () => {
  const paused = unCompte({ en_pause: true });
  expect([statut(paused, '2026-10-20'), servi(paused, '2026-10-20')]).toEqual(['en pause', false]);
});

it('terminated: runs to the last paid day, ended the day after, whatever else is true', () => {
  const ended = unCompte({ en_pause: true, paiement: { ...paiement, fin_le: '2026-11-01' } });
  expect([statut(ended, '2026-11-01'), statut(ended, '2026-11-02')]).toEqual(['en pause', 'résilié']);
});

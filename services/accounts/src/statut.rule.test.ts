import { dayPlus } from '@agence/words/paris';
import { describe, expect, it } from '@jest/globals';
import type { Compte } from './compte.ts';
import { servi, statut } from './statut.rule.ts';

const compte = (change: Partial<Compte>, paiement: Partial<Compte['paiement']> = {}): Compte => ({
  nom: 'Agence',
  cree: new Date(0),
  en_pause: false,
  adresses: ['a@agence.test'],
  marque: { nom: 'Agence', couleur: '#0b5cad', contact: 'a@agence.test' },
  demandes: [],
  cles: [],
  assistants: [],
  badge: null,
  sessions: [],
  paiement: {
    plan: 'agence5',
    mode: 'virement',
    etat: 'à jour',
    paye_jusqu_au: '2026-11-01',
    fin_le: null,
    version: 1,
    ...paiement,
  },
  ...change,
});
const on = (today: string) => ({ today, plusDays: dayPlus });

describe('an account paid up to the 1st', () => {
  it.each([
    ['2026-11-01', 'actif', true],
    ['2026-11-02', 'actif', false],
    ['2026-11-08', 'actif', false],
    ['2026-11-09', 'échu', false],
    ['2026-12-24', 'échu', false],
  ])('on %s is %s, served: %s', (day, expected, served) => {
    expect(statut(compte({}), on(day))).toBe(expected);
    expect(servi(compte({}), on(day))).toBe(served);
  });
});

it('never paid: running, not served', () => {
  const unpaid = compte({}, { paye_jusqu_au: null });
  expect([statut(unpaid, on('2026-11-20')), servi(unpaid, on('2026-11-20'))]).toEqual(['actif', false]);
});

it('paused: neither served nor running, even paid', () => {
  const paused = compte({ en_pause: true });
  expect([statut(paused, on('2026-10-20')), servi(paused, on('2026-10-20'))]).toEqual(['en pause', false]);
});

it('terminated: runs to the last paid day, ended the day after, whatever else is true', () => {
  const ended = compte({ en_pause: true }, { fin_le: '2026-11-01' });
  expect([statut(ended, on('2026-11-01')), statut(ended, on('2026-11-02'))]).toEqual(['en pause', 'résilié']);
});

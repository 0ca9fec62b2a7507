import { fr } from '@agence/gesture';
import { describe, expect, it } from '@jest/globals';
import { unClient, uneFiche, unPortefeuille } from '../portefeuille/client.fixture.ts';
import { fermer, libre } from './fermer.rule.ts';
import { retirer } from './retirer.rule.ts';

const fiche = uneFiche({ entreprise: 'Plomberie Martin' });
const portfolio = (actif: boolean) => unPortefeuille([unClient({ fiche, revision: 3, actif })]);
const command = (place_libre_le: string | null) => ({
  id: 'c_1',
  revision: 3,
  today: '2026-11-21',
  place_libre_le,
});

describe('retirer', () => {
  it('holds the place until 30 days after the first diagnostic', () => {
    const note = fr`La fiche est close sans être effacée et le client pourra être repris. Sa place se libère le 10/12/2026.`;
    expect(retirer(portfolio(true), command('2026-12-10'))).toEqual({
      proposal: { entreprise: 'Plomberie Martin', place_libre_le: '10/12/2026', note },
      facts: [{ type: 'client_retire', id: 'c_1', revision: 3, place_libre_le: '2026-12-10' }],
    });
  });

  it.each([null, '2026-11-21', '2026-10-01'])('frees it at once when nothing holds it (%s)', (day) => {
    const note = fr`La fiche est close sans être effacée et le client pourra être repris. Sa place est libre tout de suite.`;
    expect(retirer(portfolio(true), command(day))).toMatchObject({
      proposal: { place_libre_le: '21/11/2026', note },
    });
  });

  it('is refused twice, and for a client of nobody', () => {
    expect(retirer(portfolio(false), command(null))).toEqual({
      refusal: { kind: 'conflict', sentence: 'Ce client est déjà retiré.' },
    });
    expect(retirer(portfolio(true), { ...command(null), id: 'c_2' })).toEqual({
      refusal: { kind: 'not_found', sentence: 'Ce client n’est pas sur votre compte.' },
    });
  });
});

describe('fermer', () => {
  it('closes a dossier that is not open yet, so that it opens closed', () => {
    expect(fermer(null, { compte: 'a', revision: 1, command_id: 'r' })).toMatchObject({
      proposal: { place_libre_le: null },
      facts: [{ type: 'dossier_ouvert', ferme: true }, { type: 'dossier_ferme' }],
    });
  });
});

it.each([
  ['2026-11-21T10:00:00Z', '2026-12-21'],
  ['2026-10-20T22:30:00Z', '2026-11-20'],
  ['2026-03-10T23:30:00Z', '2026-04-10'],
  ['2027-01-31T10:00:00Z', '2027-03-02'],
])('launched at %s, the place is free on %s, across changes of clocks', (at, day) => {
  expect(libre(new Date(at))).toBe(day);
});

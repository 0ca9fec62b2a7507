import { fr } from '@agence/gesture';
import { expect, it } from '@jest/globals';
import { type Client, type Limites, PORTEFEUILLES, type Portefeuille } from '../portefeuille/portefeuille.ts';
import { fixerLimites } from './fixer-limites.rule.ts';

const today = '2026-11-21';
const limites = (clients: number, version: number): Limites => ({
  clients,
  questions_par_client: 10,
  ias_par_client: 3,
  leads_par_mois: 3 * clients,
  version,
});
const client = (id: string, actif: boolean, place_libre_le: string | null) =>
  ({ id, actif, place_libre_le }) as Client;
const portfolio = (...clients: Client[]): Portefeuille => ({ limites: limites(15, 4), clients });
const six = portfolio(
  ...['a', 'b', 'c', 'd'].map((id) => client(id, true, null)),
  client('held', false, '2026-12-01'),
  client('free', false, '2026-11-21'),
);

it('sets what the plan gives when active clients and held places fit', () => {
  expect(fixerLimites(six, { limites: limites(5, 4), today })).toEqual({
    proposal: limites(5, 4),
    facts: [{ type: 'limites_fixees', limites: limites(5, 4) }],
  });
  expect(PORTEFEUILLES.evolve(six, { type: 'limites_fixees', limites: limites(5, 4) })).toMatchObject({
    limites: { clients: 5 },
  });
});

it('refuses a ceiling below the occupied places', () => {
  const one = { ...six, clients: [...six.clients, client('e', true, null)] };
  const sentence = fr`6 places sont occupées : cette formule n'en a que 5.`;
  expect(fixerLimites(one, { limites: limites(5, 9), today })).toEqual({
    refusal: { kind: 'conflict', sentence },
  });
  expect(fixerLimites(one, { limites: limites(30, 9), today })).toMatchObject({ proposal: { clients: 30 } });
});

it('is not undone by an older copy that comes late', () => {
  expect(fixerLimites(six, { limites: limites(30, 3), today })).toEqual({
    proposal: limites(15, 4),
    facts: [],
  });
});

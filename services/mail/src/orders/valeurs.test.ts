import { expect, it } from '@jest/globals';
import { valeurs } from './dire.ts';

const client = { id: 'c_1', entreprise: 'Fournil Martel', site: 'martel.test', ville: 'Angers', actif: true };
const posees = new Map([[3, 'Qui ouvre le dimanche ?']]);

const said = (corps: object, seul = false) =>
  valeurs({ geste: 'ajuster', client, corps }, { seul, posees, appels: 1_204 }).flatMap(([label, value]) =>
    value === undefined ? [] : [`${label} : ${value}`],
  );

it('a launch says how many calls it makes at most', () => {
  expect(said({ retirer: [3], lancer: true })).toEqual([
    'Client : Fournil Martel · Angers',
    'Question retirée : n° 3 · Qui ouvre le dimanche ?',
    'Mesure : à lancer',
    'Appels payants aux IA, au plus : 1\u202f204',
  ]);
});

it('a customer without an agency is no client', () => {
  expect(said({ lancer: true }, true)[0]).toBe('Établissement : Fournil Martel · Angers');
});

import { fr } from '@agence/gesture';
import { expect, test } from '@jest/globals';
import { type Champ, changes, fauteDe } from './champs.ts';

const ALL: readonly Champ[] = [
  { nom: 'entreprise', label: 'Entreprise' },
  { nom: 'site_web', label: 'Site web', vise: /^Ce site/ },
  { nom: 'ville', label: 'Ville' },
];

test.each([
  [fr`Le champ « site_web » compte au plus 200 signes.`, 'site_web'],
  [fr`Ce site est déjà celui d'un autre client.`, 'site_web'],
  [fr`Le champ « ville » est obligatoire.`, 'ville'],
  [fr`Votre compte n'est pas servi.`, undefined],
])('%s', (dit, nom) => expect(fauteDe(ALL, dit)?.nom).toBe(nom));

test('only what was typed over is sent, also what was emptied', () => {
  const form = (fields: Record<string, string>) => changes(ALL, new Map(Object.entries(fields)));
  const before = { 'avant-entreprise': 'A', 'avant-site_web': 'a.fr', 'avant-ville': 'Angers' };
  const same = { entreprise: ' A ', site_web: 'a.fr', ville: 'Angers' };
  expect(form({ ...before, ...same })).toEqual({});
  expect(form({ ...before, ...same, entreprise: 'B', ville: ' ' })).toEqual({ entreprise: 'B', ville: '' });
  expect(form({ ville: 'Nantes' })).toEqual({ ville: 'Nantes' });
  expect(form({ 'avant-ville': 'Angers\nNantes', ville: 'Angers\r\nNantes' })).toEqual({});
});

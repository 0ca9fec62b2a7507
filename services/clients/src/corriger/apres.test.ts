import { expect, it } from '@jest/globals';
import { unClient, uneFiche } from '../portefeuille/client.fixture.ts';
import type { Champs } from '../portefeuille/fiche.ts';
import { apresDe } from './apres.ts';

const fiche = uneFiche({ ville: 'Angers', metier: 'plomberie' });
const client = unClient({ fiche });
const { concurrents: _, contexte: __, ...identite } = fiche;

it.each<[string, Champs, object]>([
  ['what is absent stays', {}, {}],
  ['an empty town is taken away', { ville: '' }, { ville: null }],
  ['an empty trade is taken away', { metier: '' }, { metier: null }],
  ['what is given takes its place', { ville: 'Nantes' }, { ville: 'Nantes' }],
])('%s', (_what, champs, more) => {
  expect(apresDe(client, champs, null)).toEqual({
    apres: { ...identite, ...more },
    site: { site: 'martin.fr' },
  });
});

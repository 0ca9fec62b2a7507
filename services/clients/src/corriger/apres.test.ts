import { expect, it } from '@jest/globals';
import type { Client } from '../portefeuille/portefeuille.ts';
import { apresDe, type Champs } from './apres.ts';

const fiche = {
  ...{ entreprise: 'Martin', site_web: 'martin.fr', ville: 'Angers', metier: 'plomberie' },
  ...{ concurrents: [], contexte: null },
};
const client: Client = {
  ...{ id: 'c_1', fiche, site: 'martin.fr', revision: 1, actif: true },
  place_libre_le: null,
};
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

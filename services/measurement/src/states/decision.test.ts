import { readAnswer } from '@agence/reading';
import { expect, test } from '@jest/globals';
import { tranchee } from './lecture.ts';

const NOM = 'Plomberie Martin';
const lu = (text: string) =>
  readAnswer(text, {
    client: { entreprise: NOM, site: 'plomberie-martin.example', ville: 'Rennes', metier: 'plombier' },
    ...{ concurrents: ['Dupont Sanitaire'], question: 'Quel plombier à Rennes ?', sources: [] },
  });
const CITE = lu('1. **Dupont Sanitaire** : rapide\n2. **Plomberie Martin** : sérieux');
const AUTRE = lu('1. **Dupont Sanitaire** : rapide\n2. **Ets Leroy** : sérieux');
const DECONSEILLE = lu('Évitez Plomberie Martin. Allez plutôt chez **Dupont Sanitaire**.');

const places = (reading: typeof CITE) => reading.businesses.map(({ name, is }) => [name, is]);

test('without a decision the reading stays as it is', () => {
  expect(tranchee(CITE, undefined, NOM)).toBe(CITE);
});

test('a citation that is not the client’s is dropped', () => {
  const decided = tranchee(CITE, { comptee: false }, NOM);
  expect(places(decided)).toEqual([['Dupont Sanitaire', 'concurrent']]);
  expect(decided).toMatchObject({ client_cited: false, client_position: null, state: 'conquerir' });
});

test('another business that is the client takes its place', () => {
  const decided = tranchee(AUTRE, { comptee: true, nom: 'Ets Leroy' }, NOM);
  expect(places(decided)[1]).toEqual([NOM, 'client']);
  expect(decided).toMatchObject({ client_cited: true, client_position: 2, state: 'consolider' });
});

test('the client counts where its name was seen and not counted', () => {
  expect(DECONSEILLE.client_cited).toBe(false);
  const decided = tranchee(DECONSEILLE, { comptee: true }, NOM);
  expect(places(decided)).toEqual([
    [NOM, 'client'],
    ['Dupont Sanitaire', 'concurrent'],
  ]);
  expect(decided).toMatchObject({ client_position: 1, state: 'acquise' });
});

test.each([
  ['a cited client counts once', CITE, { comptee: true }],
  ['a declared competitor is never the client', AUTRE, { comptee: true, nom: 'Dupont Sanitaire' }],
  ['a name that the answer does not give changes nothing', AUTRE, { comptee: true, nom: 'Ets Durand' }],
  ['a client that is not in the answer cannot be counted', AUTRE, { comptee: true }],
])('%s', (_what, reading, decision) => {
  expect(places(tranchee(reading, decision, NOM))).toEqual(places(reading));
});

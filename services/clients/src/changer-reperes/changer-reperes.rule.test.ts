import { expect, test } from '@jest/globals';
import { unClient, uneFiche, unPortefeuille } from '../portefeuille/client.fixture.ts';
import { PORTEFEUILLES } from '../portefeuille/portefeuille.ts';
import { type ChangerReperes, changerReperes } from './changer-reperes.rule.ts';

const fiche = uneFiche({ concurrents: ['Brunel'], contexte: 'Ouvert le dimanche.' });
const state = unPortefeuille([
  unClient({ fiche, corrige: 1, revision: 2 }),
  unClient({ id: 'c_2', fiche, actif: false }),
]);
const asked = (more: Partial<ChangerReperes>) =>
  changerReperes(state, { id: 'c_1', concurrents: undefined, contexte: undefined, ...more });

test('changes at any time, also a client already corrected; revision and correction stay', () => {
  const decision = asked({ concurrents: ['Brunel', 'Lemaître'], contexte: '' });
  const apres = { concurrents: ['Brunel', 'Lemaître'], contexte: null };
  expect(decision).toMatchObject({
    proposal: { avant: { concurrents: ['Brunel'], contexte: 'Ouvert le dimanche.' }, apres },
    facts: [{ type: 'reperes_changes', id: 'c_1', reperes: apres }],
  });
  if ('refusal' in decision) throw new Error(decision.refusal.sentence);
  const [client, other] = decision.facts.reduce(PORTEFEUILLES.evolve, state).clients;
  expect(client).toEqual({ ...state.clients[0], fiche: { ...fiche, ...apres } });
  expect(other).toBe(state.clients[1]);
  const announced = decision.facts.flatMap((fact) =>
    PORTEFEUILLES.announce(fact, { id: 'agence', version: 1, state }),
  );
  expect(announced).toEqual([]);
});

test.each([
  [{ id: 'c_9' }, 'not_found', 'Ce client n’est pas sur votre compte.'],
  [{ id: 'c_2', contexte: 'x' }, 'conflict', 'Ce client est retiré\u00a0: reprenez-le avant de le corriger.'],
  [{}, 'conflict', 'Il n’y a rien à corriger\u00a0: donnez au moins un champ qui diffère de la fiche.'],
  [
    { concurrents: ['Brunel'], contexte: 'Ouvert le dimanche.' },
    'conflict',
    'Il n’y a rien à corriger\u00a0: donnez au moins un champ qui diffère de la fiche.',
  ],
])('%j is refused', (more, kind, sentence) => {
  expect(asked(more)).toEqual({ refusal: { kind, sentence } });
});

import { expect, test } from '@jest/globals';
import type { Call } from './route.ts';
import { clientsCorrigerPost } from './routes/clients.corriger.post.ts';

const MARTIN = { entreprise: 'Plomberie Martin', site_web: 'https://martin.example', ville: 'Angers' };
const RIEN = 'Il n’y a rien à corriger\u00a0: donnez au moins un champ qui diffère de la fiche.';

const correct = (changed: object) => {
  const peers = {
    suivi: {
      call: {
        corriger: async () => ({
          result: {
            $case: 'correction',
            value: {
              ...{ client: 'c_1', entreprise: MARTIN.entreprise, note: 'Une seule fois.', appels_prevus: 9 },
              ...{ avant: MARTIN, apres: { ...MARTIN, ville: 'Cholet' } },
            },
          },
        }),
        changerReperes: async () => ({ result: changed }),
      },
    },
  };
  const body = { ville: 'Cholet', concurrents: ['Dupont'], confirmer: false };
  const call = { compte: { slug: 'a' }, id: 'c_1', body, command_id: 'k', peers };
  return clientsCorrigerPost.handle(call as unknown as Call<never>);
};

test('a correction says why the competitors given with it do not change', async () => {
  const refused = { $case: 'refus', value: { refus: { $case: 'conflict', value: RIEN } } };
  expect(await correct(refused)).toMatchObject({
    ok: {
      note: `Une seule fois. Les concurrents et le contexte restent ce qu’ils sont. ${RIEN}`,
      apres: { ville: 'Cholet' },
    },
  });
});

test('competitors that change with a correction stand beside it', async () => {
  const value = {
    ...{ client: 'c_1', entreprise: MARTIN.entreprise, note: '' },
    ...{ avant: { concurrents: [] }, apres: { concurrents: ['Dupont'] } },
  };
  expect(await correct({ $case: 'changes', value })).toMatchObject({
    ok: { note: 'Une seule fois.', apres: { ville: 'Cholet', concurrents: ['Dupont'] } },
  });
});

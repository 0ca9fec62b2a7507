import { type Account, newAccount } from '@agence/testing/accounts';
import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  launch,
  questionsOf,
  readyClient,
  shown,
  someEntry,
  untilMesure,
  untilWritten,
} from '../outside/client.ts';
import { shared } from '../outside/system.ts';

const AVANT_MESURE =
  'De nouvelles questions remplacent les actuelles, même celles que vous avez changées ; sans action de votre part, la mesure démarrera d’elle-même 24 h après leur préparation. Un client ne se corrige qu’une fois.';

let account: Account;
beforeAll(async () => {
  account = await newAccount(shared(), { plan: 'agence30' });
});

const correct = (id: string, body: object) => account.agence.post(`clients/${id}/corriger/`, body);

describe('200', () => {
  test('before the first measurement: questions asked again, above the old numbers, and a new 24 h', async () => {
    const entry = someEntry();
    const id = await readyClient(account, entry);
    const { questions } = await questionsOf(account, id);
    const avant = shown(entry);
    const { entreprise } = entry;
    const apres = { ...avant, ville: 'Nantes', metier: 'pâtisserie' };
    const asked = { ville: 'Nantes', metier: ' pâtisserie ' };
    const answer = {
      client: id,
      entreprise,
      avant,
      apres,
      note: AVANT_MESURE,
      appels_prevus: expect.any(Number),
    };
    const proposed = await correct(id, asked);
    expect([proposed.status, proposed.body]).toStrictEqual([200, { ...answer, confirme: false }]);
    expect(await questionsOf(account, id)).toMatchObject({ questions, mesure: 'à valider' });

    const confirmed = await correct(id, { ...asked, confirmer: true });
    expect([confirmed.status, confirmed.body]).toStrictEqual([200, { ...answer, confirme: true }]);
    const again = await untilMesure(account, id, 'à valider');
    const highest = Math.max(...questions.map(({ n }) => n));
    expect(again.questions.map(({ n }) => n)).toEqual(questions.map((_, i) => highest + 1 + i));
    expect(again.questions.every(({ question }) => !question.includes('Lyon'))).toBe(true);
  });

  test('an empty town or trade is taken away, and the client is as one placed without', async () => {
    const entry = someEntry();
    const id = await readyClient(account, entry);
    const asked = { ville: '', metier: ' ', confirmer: true };
    expect((await correct(id, asked)).body).toMatchObject({
      avant: { ville: entry.ville, metier: entry.metier },
      apres: { entreprise: entry.entreprise, site_web: entry.site_web, ville: null, metier: null },
    });
    const { questions } = await untilMesure(account, id, 'à valider');
    expect(questions.filter(({ question }) => question.includes('Lyon'))).toEqual([]);
    expect((await account.agence.get('clients/')).body).toMatchObject({
      clients: expect.arrayContaining([expect.objectContaining({ id, ville: null })]),
    });
    await launch(account, id);
    await untilMesure(account, id, 'faite');
    const [report] = await untilWritten(account, id, 2);
    expect((await fetch(report?.lien ?? '')).status).toBe(200);
    expect((await account.agence.post(`clients/${id}/audit/`)).status).toBe(200);
  });
});

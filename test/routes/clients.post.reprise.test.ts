import { newAccount } from '@agence/testing/accounts';
import { describe, expect, test } from '@jest/globals';
import {
  cellsOf,
  entries,
  measuredClient,
  place,
  questionsOf,
  readyClient,
  shown,
  someEntry,
  untilMesure,
} from '../outside/client.ts';
import { lisible } from '../outside/days.ts';
import { shared } from '../outside/system.ts';

const REPRISE = {
  proposee:
    'Rien n’est encore placé. Confirmez : ce qui a déjà été mesuré sera repris avec ses mesures et ses documents, sans rien relancer.',
  confirmee:
    'Ce qui a déjà été mesuré est repris avec ses mesures et ses documents. Rien n’est relancé : la prochaine mesure est celle du mois.',
};
const PRETE = {
  proposee:
    'Rien n’est encore placé. Confirmez : chaque client accepté sera repris avec ses questions déjà préparées, à valider dans un nouveau délai de 24 h.',
  confirmee:
    'Les questions déjà préparées sont là, à valider. Relisez-les, puis lancez la mesure ; sans action de votre part, elle démarrera d’elle-même dans 24 h.',
};
const PLUS_DE_PLACE = 'Il ne reste plus de place dans votre formule pour ce client.';

describe('200, taken back', () => {
  test('its questions come back as they were left, and only they are announced', async () => {
    const account = await newAccount(shared());
    const entry = someEntry();
    const id = await readyClient(account, entry);
    const before = (await questionsOf(account, id)).questions;
    await account.agence.post(`clients/${id}/questions/`, {
      retirer: before.slice(2).map(({ n }) => n),
      remplacer: { [before[0]?.n ?? 0]: 'Quelle boulangerie choisir près du marché ?' },
    });
    const { questions } = await questionsOf(account, id);
    await account.agence.post(`clients/${id}/retirer/`, { confirmer: true });
    const { body } = await account.agence.post('clients/', { clients: [entry] });
    const { appels_prevus } = body as { appels_prevus: number };
    expect(body).toMatchObject({ suite: PRETE.proposee });
    const back = await account.agence.post('clients/', { clients: [entry], confirmer: true });
    expect(back.body).toMatchObject({ suite: PRETE.confirmee, appels_prevus });
    expect((await untilMesure(account, id, 'à valider')).questions).toEqual(questions);
    await account.agence.post(`clients/${id}/questions/`, { lancer: true });
    await untilMesure(account, id, 'faite');
    const [cells = {}] = await cellsOf(shared(), account);
    const answers = Object.values(cells).reduce((sum, count) => sum + count, 0);
    // Every answer is asked for and read, one in ten twice more at most, and a page follows.
    expect([questions.length, 2 * (answers + Math.ceil(answers / 10)) + 1]).toEqual([2, appels_prevus]);
  });

  test('a held place is taken back when no other is left, and costs none', async () => {
    const account = await newAccount(shared());
    const entry = someEntry();
    const id = await measuredClient(account, entry);
    await place(account, ...entries(4));
    await account.agence.post(`clients/${id}/retirer/`, { confirmer: true });
    const other = someEntry();
    const { status, body } = await account.agence.post('clients/', { clients: [other, entry] });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      acceptes: [shown(entry)],
      refuses: [{ quoi: other.entreprise, pourquoi: PLUS_DE_PLACE }],
      places_restantes: 0,
      // Its first measurement is behind it: taking it back starts no call.
      appels_prevus: 0,
      suite: REPRISE.proposee,
    });
    const back = await account.agence.post('clients/', { clients: [entry], confirmer: true });
    expect(back.body).toMatchObject({ poses: [{ id }], suite: REPRISE.confirmee });
    // The client has its place at once, and keeps its earlier measurement.
    expect((await questionsOf(account, id)).mesure).toBe('faite');
    expect((await account.agence.get('compte/')).body).toMatchObject({
      places_restantes: 0,
      places_tenues: [],
    });
    await untilMesure(account, id, 'faite');
    expect((await account.agence.get('clients/')).body).toMatchObject({
      clients: [{ id, actif: true, derniere_mesure: lisible(), livrables: 2 }, {}, {}, {}, {}],
    });
  });
});

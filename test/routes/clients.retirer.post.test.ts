import { type Account, newAccount } from '@agence/testing/accounts';
import { describe, expect, test } from '@jest/globals';
import { measuredClient, place, questionsOf, readyClient, someEntry } from '../outside/client.ts';
import { lisible } from '../outside/days.ts';
import { shared } from '../outside/system.ts';

const LIBRE =
  'La fiche est close sans être effacée et le client pourra être repris. Sa place est libre tout de suite.';
const TENUE = `La fiche est close sans être effacée et le client pourra être repris. Sa place se libère le ${lisible(30)}.`;

const MESURES: readonly (readonly [
  string,
  (account: Account, entry: ReturnType<typeof someEntry>) => Promise<string>,
  string,
  string,
])[] = [
  ['never launched: free at once', readyClient, lisible(), LIBRE],
  ['measured: held for 30 days', measuredClient, lisible(30), TENUE],
];

describe('200', () => {
  test.each(MESURES)('%s', async (_, make, place_libre_le, note) => {
    const account = await newAccount(shared());
    const entry = someEntry();
    const id = await make(account, entry);
    const { entreprise } = entry;
    const proposed = await account.agence.post(`clients/${id}/retirer/`);
    expect([proposed.status, proposed.body]).toStrictEqual([
      200,
      { retirerait: true, entreprise, place_libre_le, note, confirme: false },
    ]);
    expect((await account.agence.get('compte/')).body).toMatchObject({ clients: [{ id, actif: true }] });
    const confirmed = await account.agence.post(`clients/${id}/retirer/`, { confirmer: true });
    expect([confirmed.status, confirmed.body]).toStrictEqual([
      200,
      { retire: true, entreprise, place_libre_le, note, confirme: true },
    ]);
    expect((await account.agence.get('clients/')).body).toMatchObject({
      clients: [{ id, entreprise, actif: false }],
      places_restantes: place_libre_le === lisible() ? 5 : 4,
    });
  });

  test('a client whose questions are still being prepared', async () => {
    const account = await newAccount(shared());
    const [id = ''] = await place(account, someEntry());
    const { status, body } = await account.agence.post(`clients/${id}/retirer/`, { confirmer: true });
    expect(status).toBe(200);
    expect(body).toMatchObject({ retire: true, place_libre_le: lisible(), note: LIBRE });
  });

  test('what a removed client had can still be read', async () => {
    const account = await newAccount(shared());
    const id = await measuredClient(account);
    const before = await questionsOf(account, id);
    await account.agence.post(`clients/${id}/retirer/`, { confirmer: true });
    expect(await questionsOf(account, id)).toEqual(before);
    const { status, body } = await account.agence.get(`clients/${id}/livrables/`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      client: id,
      livrables: [{ genre: 'page' }, { genre: 'rapport', etat: 'prêt' }],
    });
  });
});

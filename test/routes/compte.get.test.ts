import { newAccount } from '@agence/testing/accounts';
import { describe, expect, test } from '@jest/globals';
import { measuredClient, readyClient, siteOf, someEntry } from '../outside/client.ts';
import { iso, lisible } from '../outside/days.ts';
import { A_VALIDER } from '../outside/sentences.ts';
import { shared } from '../outside/system.ts';

describe('200', () => {
  test('a new account, every field', async () => {
    const { slug, agence } = await newAccount(shared(), {
      nom: 'L’Agence « Été » & Fils',
      plan: 'agence15',
      paye_jusqu_au: iso(30),
      paiement: 'carte',
    });
    const { status, body } = await agence.get('compte/');
    expect(status).toBe(200);
    expect(body).toStrictEqual({
      slug,
      nom: 'L’Agence « Été » & Fils',
      plan: 'agence15',
      statut: 'actif',
      servi: true,
      plafond: 15,
      clients: [],
      places_restantes: 15,
      places_tenues: [],
      leads: { quota: 0, utilises: 0, restants: 0 },
      paiement: { etat: 'à jour', paye_jusqu_au: lisible(30), mode: 'carte' },
    });
  });

  test('lists active clients only, counts three diagnostics for each, and tells the places still held', async () => {
    const account = await newAccount(shared());
    const [kept, held, free] = [someEntry(), someEntry(), someEntry()];
    const keptId = await readyClient(account, kept);
    const heldId = await measuredClient(account, held);
    const freeId = await readyClient(account, free);
    expect((await account.agence.get('compte/')).body).toMatchObject({ leads: { quota: 9, restants: 9 } });
    for (const id of [heldId, freeId])
      await account.agence.post(`clients/${id}/retirer/`, { confirmer: true });
    expect((await account.agence.get('compte/')).body).toMatchObject({
      clients: [
        {
          id: keptId,
          entreprise: kept.entreprise,
          site: siteOf(kept),
          ville: 'Lyon',
          derniere_mesure: null,
          mesure: 'à valider',
          mesure_detail: A_VALIDER,
          livrables: 0,
          actif: true,
        },
      ],
      plafond: 5,
      places_restantes: 3,
      places_tenues: [{ id: heldId, entreprise: held.entreprise, place_libre_le: lisible(30) }],
      leads: { quota: 3, utilises: 0, restants: 3 },
    });
  });
});

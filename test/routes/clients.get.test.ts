import { newAccount } from '@agence/testing/accounts';
import { describe, expect, test } from '@jest/globals';
import { measuredClient, place, readyClient, siteOf, someEntry } from '../outside/client.ts';
import { lisible } from '../outside/days.ts';
import { A_VALIDER } from '../outside/sentences.ts';
import { shared } from '../outside/system.ts';

const FAITE = { mesure: 'faite', mesure_detail: null, derniere_mesure: lisible(), livrables: 2 };

describe('200', () => {
  test('an empty portfolio', async () => {
    const { agence } = await newAccount(shared());
    const { status, body } = await agence.get('clients/');
    expect(status).toBe(200);
    expect(body).toStrictEqual({ clients: [], plafond: 5, places_restantes: 5, places_tenues: [] });
  });

  test('clients placed, measured and removed, every field', async () => {
    const account = await newAccount(shared());
    const { ville: _, metier: __, ...bare } = someEntry({ entreprise: 'Ça & Là' });
    const [waiting, measured, removed] = [bare, someEntry(), someEntry()];
    const waitingId = await readyClient(account, waiting);
    const measuredId = await measuredClient(account, measured);
    const removedId = await measuredClient(account, removed);
    await account.agence.post(`clients/${removedId}/retirer/`, { confirmer: true });
    expect((await account.agence.get('clients/')).body).toStrictEqual({
      clients: [
        {
          id: waitingId,
          entreprise: 'Ça & Là',
          site: siteOf(waiting),
          ville: null,
          derniere_mesure: null,
          mesure: 'à valider',
          mesure_detail: A_VALIDER,
          livrables: 0,
          actif: true,
        },
        {
          id: measuredId,
          entreprise: measured.entreprise,
          site: siteOf(measured),
          ville: 'Lyon',
          ...FAITE,
          actif: true,
        },
        {
          id: removedId,
          entreprise: removed.entreprise,
          site: siteOf(removed),
          ville: 'Lyon',
          ...FAITE,
          actif: false,
        },
      ],
      plafond: 5,
      places_restantes: 2,
      places_tenues: [{ id: removedId, entreprise: removed.entreprise, place_libre_le: lisible(30) }],
    });
  });

  test('an account sees nothing of another, even with the same site', async () => {
    const [one, other] = [await newAccount(shared()), await newAccount(shared())];
    const entry = someEntry();
    const [id] = await place(one, entry);
    const [otherId] = await place(other, entry);
    expect(otherId).not.toBe(id);
    const listed = (await other.agence.get('clients/')).body as { clients: { id: string }[] };
    expect(listed.clients.map((client) => client.id)).toEqual([otherId]);
  });
});

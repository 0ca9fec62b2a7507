import { newAccount } from '@agence/testing/accounts';
import { describe, expect, test } from '@jest/globals';
import { livrablesOf, measuredClient, place, someEntry } from '../outside/client.ts';
import { deMois, lisible, mois } from '../outside/days.ts';
import { shared } from '../outside/system.ts';

describe('200', () => {
  test('none before the first measurement', async () => {
    const account = await newAccount(shared());
    const [id = ''] = await place(account, someEntry());
    const { status, body } = await account.agence.get(`clients/${id}/livrables/`);
    expect(status).toBe(200);
    expect(body).toStrictEqual({ client: id, livrables: [] });
  });

  test('the report of a measurement, every field; its link opens it and changes at each read', async () => {
    const account = await newAccount(shared());
    const entry = someEntry({ entreprise: 'L’Œuf & Cie' });
    const id = await measuredClient(account, entry);
    // The report, then the page of the worst question, the newest first.
    const { status, body } = await account.agence.get(`clients/${id}/livrables/`);
    expect(status).toBe(200);
    expect(body).toStrictEqual({
      client: id,
      livrables: [
        expect.objectContaining({ genre: 'page', periode: mois(), etat: 'prêt', donnees: null }),
        {
          genre: 'rapport',
          periode: mois(),
          titre: `Rapport ${deMois()} – L’Œuf & Cie`,
          etat: 'prêt',
          cree: lisible(),
          lien: expect.stringMatching(new RegExp(`^${shared().base_url}/d/[A-Za-z0-9._-]+$`)),
          id: expect.stringMatching(/^d_[a-z2-7]{20}$/),
          donnees: {
            reponses: expect.stringMatching(/\/d\/[^/]+\/reponses\.csv$/),
            sources: expect.stringMatching(/\/d\/[^/]+\/sources\.csv$/),
            faits: expect.stringMatching(/\/d\/[^/]+\/faits\.csv$/),
            json: expect.stringMatching(/\/d\/[^/]+\/donnees\.json$/),
          },
        },
      ],
    });
    expect((await account.agence.get('clients/')).body).toMatchObject({ clients: [{ livrables: 2 }] });
    const livrable = (await livrablesOf(account, id)).find(({ genre }) => genre === 'rapport');
    expect(await (await fetch(livrable?.lien ?? '')).text()).toContain('L’Œuf &amp; Cie');
  });
});

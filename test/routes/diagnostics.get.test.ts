import { newAccount } from '@agence/testing/accounts';
import { describe, expect, test } from '@jest/globals';
import { place, someEntry } from '../outside/client.ts';
import { mois } from '../outside/days.ts';
import { ask, diagnosticsOf, someProspect, untilOver } from '../outside/prospect.ts';
import { shared } from '../outside/system.ts';

/** First day of next month, DD/MM/YYYY. */
const repart_le = (): string => {
  const [month = 0, year = 0] = mois().split('/').map(Number);
  return month === 12 ? `01/01/${year + 1}` : `01/${String(month + 1).padStart(2, '0')}/${year}`;
};

describe('200', () => {
  test('an account without clients: nothing, and no right', async () => {
    const { agence } = await newAccount(shared());
    const { status, body } = await agence.get('diagnostics/');
    expect([status, body]).toStrictEqual([
      200,
      {
        leads: { quota: 0, utilises: 0, restants: 0, mois: mois(), repart_le: repart_le() },
        diagnostics: [],
      },
    ]);
  });

  test('newest first, with a link once ready, fresh at each call', async () => {
    const account = await newAccount(shared());
    await place(account, someEntry());
    const first = someProspect();
    const { ville: _, metier: __, ...second } = someProspect();
    const since = Math.floor(Date.now() / 1000);
    await ask(account, first);
    await ask(account, second);
    await untilOver(account);
    const { status, body } = await account.agence.get('diagnostics/');
    const site = (url: string) => new URL(url).hostname.replace('www.', '');
    const common = { demande_ts: expect.any(Number), etat: 'prêt', lien: expect.stringContaining('/d/') };
    expect([status, body]).toStrictEqual([
      200,
      {
        leads: { quota: 3, utilises: 2, restants: 1, mois: mois(), repart_le: repart_le() },
        diagnostics: [
          {
            entreprise: second.entreprise,
            site: site(second.site_web),
            ville: null,
            metier: null,
            ...common,
          },
          {
            entreprise: first.entreprise,
            site: site(first.site_web),
            ville: first.ville,
            metier: first.metier,
            ...common,
          },
        ],
      },
    ]);
    const { diagnostics } = await diagnosticsOf(account);
    for (const { demande_ts, lien = '' } of diagnostics) {
      expect(demande_ts).toBeGreaterThanOrEqual(since);
      expect(demande_ts).toBeLessThanOrEqual(Math.ceil(Date.now() / 1000));
      const page = await fetch(lien);
      expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    }
  });

  test('is listed under no client and to no other account', async () => {
    const [account, other] = [await newAccount(shared()), await newAccount(shared())];
    const [id = ''] = await place(account, someEntry());
    await ask(account);
    await untilOver(account);
    expect((await account.agence.get(`clients/${id}/livrables/`)).body).toMatchObject({ livrables: [] });
    expect((await account.agence.get('clients/')).body).toMatchObject({ clients: [{ id, livrables: 0 }] });
    expect((await diagnosticsOf(other)).diagnostics).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import { newAccount } from '@agence/testing/accounts';
import { expect, jest, test } from '@jest/globals';
import { measuredClient, readyClient, someEntry } from '../outside/client.ts';
import { cacheDe, linkOf, lu, signedIn, simple, visitor } from '../outside/console.ts';
import { deMois } from '../outside/days.ts';
import { shared } from '../outside/system.ts';

jest.setTimeout(120_000);

const ENTRER = '/console/entrer/';

test('a page asked for before signing in is shown after it, once, on that browser only', async () => {
  const account = await newAccount(shared());
  const one = visitor();
  const asked = await one.get('/console/historique/?avant=5');
  expect([asked.status, asked.headers.location]).toEqual([303, ENTRER]);
  await one.get(ENTRER);
  const elsewhere = await visitor().post(await linkOf(account));
  expect(elsewhere.headers.location).toBe('/console/');
  const opened = await one.post(await linkOf(account));
  expect(opened.headers.location).toBe('/console/historique/?avant=5');
  expect((await one.get('/console/historique/?avant=5')).status).toBe(200);
  expect((await one.post(await linkOf(account))).headers.location).toBe('/console/');
});

test('a proposal shows what would be asked, and goes back to its form as it was filled', async () => {
  const account = await newAccount(shared());
  await readyClient(account);
  const one = await signedIn(account);
  const path = '/console/diagnostics/nouveau/';
  const typed = { entreprise: 'Garage Nom', site_web: 'garage-nom.fr', ville: '', metier: '' };
  const proposed = await one.post(path, typed);
  const api = await account.agence.post('diagnostics/', typed);
  for (const example of (api.body as { questions_exemples: string[] }).questions_exemples)
    expect(lu(proposed)).toContain(simple(example));
  const back = await one.post(path, { ...typed, etape: 'modifier' });
  expect([back.status, lu(back)]).toEqual([200, expect.stringContaining('À remplir')]);
  expect(back.text).toMatch(/name="entreprise"[^>]*value="Garage Nom"/);
  const complete = await one.post(path, { ...typed, ville: 'Nantes', metier: 'garage', etape: 'proposer' });
  expect(lu(complete)).toContain('à Nantes');
  expect(lu(complete)).not.toContain('Il manque');
});

test('a report waits to be handed over until it is noted, once, by whom the history says', async () => {
  const account = await newAccount(shared());
  await measuredClient(account, someEntry({ entreprise: 'Fournil Remis' }));
  const one = await signedIn(account);
  expect(lu(await one.get('/console/'))).toContain('1 rapport prêt, à remettre.');
  const list = await one.get('/console/remettre/');
  expect(lu(list)).toContain(`Fournil Remis Rapport ${deMois()} – Fournil Remis Ouvrir Télécharger Remis`);
  const [, remis = ''] = /name="remis" value="([^"]+)"/.exec(list.text) ?? [];
  const fields = { commande: cacheDe(list, 'commande'), remis };
  for (const _ of [1, 2]) {
    const noted = await one.post('/console/remettre/', fields);
    expect(noted.headers.location).toBe('/console/remettre/?fait=remis');
  }
  expect(lu(await one.get('/console/remettre/'))).toContain('Aucun rapport n’attend d’être remis.');
  expect(lu(await one.get('/console/'))).not.toContain('à remettre');
  expect(lu(await one.get('/console/historique/'))).toContain('Rapport remis');
  const again = await one.post('/console/remettre/', { commande: randomUUID(), remis });
  expect([again.status, lu(again)]).toEqual([
    409,
    expect.stringContaining(
      'Ce rapport n’attend plus d’être remis : il l’est déjà, ou un autre l’a remplacé.',
    ),
  ]);
});

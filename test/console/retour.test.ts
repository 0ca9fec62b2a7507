import { newAccount, someSlug } from '@agence/testing/accounts';
import { expect, jest, test } from '@jest/globals';
import { readyClient } from '../outside/client.ts';
import { linkOf, lu, signedIn, simple, visitor } from '../outside/console.ts';
import { shared } from '../outside/system.ts';

jest.setTimeout(60_000);

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

test('who has several accounts goes there from the one that was chosen', async () => {
  const adresse = `j@${someSlug()}.example`;
  const [, b] = [await newAccount(shared(), { adresse }), await newAccount(shared(), { adresse })];
  const one = visitor();
  await one.get('/console/diagnostics/');
  expect((await one.post(await linkOf(b))).headers.location).toBe('/console/comptes/');
  await one.get('/console/comptes/');
  const chosen = await one.post('/console/comptes/', { compte: b.slug });
  expect(chosen.headers.location).toBe('/console/diagnostics/');
});

test('a proposal shows what would be asked, and goes back to its form as it was filled', async () => {
  const account = await newAccount(shared());
  await readyClient(account);
  const one = await signedIn(account);
  const path = '/console/diagnostics/nouveau/';
  const typed = { entreprise: 'Garage Nom', site_web: 'garage-nom.fr', ville: '', metier: '' };
  const proposed = await one.post(path, typed);
  const api = await account.agence.post('diagnostics/', typed);
  const { suite, questions_exemples } = api.body as { suite: string; questions_exemples: string[] };
  for (const said of [suite, ...questions_exemples]) expect(lu(proposed)).toContain(simple(said));
  const back = await one.post(path, { ...typed, etape: 'modifier' });
  expect([back.status, lu(back)]).toEqual([200, expect.stringContaining('À remplir')]);
  expect(back.text).toMatch(/name="entreprise"[^>]*value="Garage Nom"/);
  const complete = await one.post(path, { ...typed, ville: 'Nantes', metier: 'garage', etape: 'proposer' });
  expect(lu(complete)).toContain('à Nantes');
  expect(lu(complete)).not.toContain('Il manque');
});

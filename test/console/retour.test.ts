import { newAccount, someSlug } from '@agence/testing/accounts';
import { expect, jest, test } from '@jest/globals';
import { linkOf, visitor } from '../outside/console.ts';
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

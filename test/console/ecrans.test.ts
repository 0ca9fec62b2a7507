import { newAccount } from '@agence/testing/accounts';
import { expect, jest, test } from '@jest/globals';
import { measuredClient, readyClient, someEntry } from '../outside/client.ts';
import { cacheDe, lu, said, signedIn, visitor } from '../outside/console.ts';
import { shared } from '../outside/system.ts';

jest.setTimeout(120_000);

test('the portfolio says what waits, and what each client has of each state', async () => {
  const account = await newAccount(shared());
  const [waiting, measured] = [someEntry(), someEntry()];
  const asked = await readyClient(account, waiting);
  const id = await measuredClient(account, measured);
  const one = await signedIn(account);
  const page = lu(await one.get('/console/'));
  expect(page).toMatch(/1 client à valider : la première mesure démarre d’elle-même dans 23 h\./);
  expect(lu(await one.get(`/console/clients/${asked}/`))).toContain('elle démarre dans 23 h.');
  const { etats } = (await account.agence.get(`clients/${id}/questions/`)).body as {
    etats: { etat: string }[];
  };
  const won = etats.filter(({ etat }) => etat === 'acquise').length;
  if (won > 0) expect(page).toMatch(new RegExp(`${won} acquises?`));
  const found = lu(await one.get(`/console/?q=${measured.entreprise.slice(-8)}`));
  expect([found.includes(measured.entreprise), found.includes(waiting.entreprise)]).toEqual([true, false]);
});

test('access lists who is in, and each session that is closed leaves it', async () => {
  const account = await newAccount(shared());
  const [one, other] = [await signedIn(account), await signedIn(account)];
  const rows = async () =>
    lu(await one.get('/console/acces/'))
      .split('Dernier usage')
      .at(-1);
  const adresse = /[^ ]+@[^ ]+/.exec((await rows()) ?? '')?.[0] ?? '?';
  expect((await rows())?.split(adresse).length).toBe(3);
  await other.post('/console/sortir/');
  expect((await rows())?.split(adresse).length).toBe(2);
});

test('a client of another account is as unknown as one that never was', async () => {
  const [mine, theirs] = [await newAccount(shared()), await newAccount(shared())];
  const id = await readyClient(theirs);
  const one = await signedIn(mine);
  for (const screen of ['', 'retirer/']) {
    const [forged, unknown] = [
      await one.get(`/console/clients/${id}/${screen}`),
      await one.get(`/console/clients/c_aaaaaaaaaaaaaaaaaaaa/${screen}`),
    ];
    expect([forged.status, forged.text.replaceAll(id, '')]).toEqual([
      404,
      unknown.text.replaceAll('c_aaaaaaaaaaaaaaaaaaaa', ''),
    ]);
    expect(lu(forged)).toContain('Ce client n’est pas sur votre compte.');
  }
});

test('a form whose session is over keeps what was typed, and goes on once signed in again', async () => {
  const account = await newAccount(shared());
  const one = await signedIn(account);
  const entry = someEntry();
  const fields = { etape: 'coller', colle: `${entry.entreprise};${entry.site_web}` };
  const gone = await visitor().post('/console/ajouter/', fields);
  expect([gone.status, cacheDe(gone, 'colle')]).toEqual([401, fields.colle]);
  expect(gone.text).toContain('Votre session est terminée');
  const forged = await one.post('/console/ajouter/', { ...fields, jeton: 'x' });
  expect([forged.status, cacheDe(forged, 'colle')]).toEqual([403, fields.colle]);
  const resumed = await one.post('/console/ajouter/', { ...fields, jeton: cacheDe(forged, 'jeton') });
  expect([resumed.status, lu(resumed).includes('accepté')]).toEqual([200, true]);
});

test('what was confirmed in a session that is over is proposed again, not done', async () => {
  const account = await newAccount(shared());
  const id = await readyClient(account);
  const one = await signedIn(account);
  for (const [path, fields] of [
    [`clients/${id}/retirer/`, {}],
    [`clients/${id}/corriger/`, { ville: 'Brest' }],
  ] as const) {
    const gone = await one.post(`/console/${path}`, { ...fields, etape: 'confirmer', jeton: 'x' });
    expect([gone.status, cacheDe(gone, 'etape')]).toEqual([403, '']);
    const again = path.endsWith('retirer/')
      ? await one.get(`/console/${path}`)
      : await one.post(`/console/${path}`, { ...fields, jeton: cacheDe(gone, 'jeton') });
    expect([again.status, lu(again).includes('À confirmer')]).toEqual([200, true]);
    if (path.endsWith('retirer/')) expect(gone.text).toContain(`href="/console/${path}"`);
  }
  expect(await account.agence.get('clients/')).toMatchObject({
    body: { clients: [{ actif: true, ville: 'Lyon' }] },
  });
});

test('an account that is not served reads why and its documents, pays, and orders nothing else', async () => {
  const account = await newAccount(shared());
  const id = await readyClient(account);
  const one = await signedIn(account);
  await shared().operate('accounts', 'pause', account.slug, '--why', 'test');
  const api = await account.agence.get('clients/');
  for (const [path, status] of [
    ['', 200],
    [`clients/${id}/`, 200],
    ['formule/', 200],
    ['diagnostics/', 200],
    ['ajouter/', 403],
    [`clients/${id}/retirer/`, 403],
  ] as const) {
    const page = await one.get(`/console/${path}`);
    expect([path, page.status]).toEqual([path, status]);
    expect(lu(page)).toContain(said(api.body, 'erreur'));
    expect(lu(page)).toContain(`Compte ${said(api.body, 'statut')}`);
  }
  expect((await one.post(`/console/clients/${id}/retirer/`)).status).toBe(403);
  expect((await one.post('/console/formule/virement/')).status).toBe(200);
  expect((await one.post('/console/sortir/')).status).toBe(303);
});

test.each(['/console/rien/', '/console/clients/', '/console/clients/a/b/c/', '/console/entrer/%00/'])(
  'nobody knows %s',
  async (path) => {
    const reply = await visitor().get(path);
    expect([reply.status, lu(reply).includes('Revenir à la console')]).toEqual([404, true]);
  },
);

import { randomUUID } from 'node:crypto';
import { newAccount } from '@agence/testing/accounts';
import { until } from '@agence/testing/until';
import { expect, jest, test } from '@jest/globals';
import { entries, measuredClient, readyClient, someEntry } from '../outside/client.ts';
import { cacheDe, lu, signedIn, simple, visitor } from '../outside/console.ts';
import { shared } from '../outside/system.ts';

jest.setTimeout(120_000);

/** A sentence of the API as a page shows it. */
const said = (body: unknown, field: string): string => simple((body as Record<string, string>)[field] ?? '?');

test('the portfolio says what waits, and what each client has of each state', async () => {
  const account = await newAccount(shared());
  const [waiting, measured] = [someEntry(), someEntry()];
  await readyClient(account, waiting);
  const id = await measuredClient(account, measured);
  const one = await signedIn(account);
  const page = lu(await one.get('/console/'));
  expect(page).toMatch(/1 client à valider : la première mesure démarre d’elle-même dans 23 h\./);
  const { etats } = (await account.agence.get(`clients/${id}/questions/`)).body as {
    etats: { etat: string }[];
  };
  const won = etats.filter(({ etat }) => etat === 'acquise').length;
  if (won > 0) expect(page).toMatch(new RegExp(`${won} acquises?`));
  const found = lu(await one.get(`/console/?q=${measured.entreprise.slice(-8)}`));
  expect([found.includes(measured.entreprise), found.includes(waiting.entreprise)]).toEqual([true, false]);
});

test('a client shows where it is, how sure each figure is, and the page of each question', async () => {
  const account = await newAccount(shared());
  const entry = someEntry();
  const id = await measuredClient(account, entry);
  const page = await until(
    async () => (await signedIn(account)).get(`/console/clients/${id}/`),
    ({ text }) => text.includes('>Sa page<'),
  );
  const { etats } = (await account.agence.get(`clients/${id}/questions/`)).body as {
    etats: { question: string; cite: number; reponses: number; intervalle: [number, number] }[];
  };
  expect(lu(page)).toContain(`${new URL(entry.site_web).host.replace('www.', '')} · ${entry.ville}`);
  for (const { cite, reponses, intervalle } of etats) {
    const [de, a] = intervalle.map((share) => Math.round(share * 100));
    expect(lu(page)).toContain(`${cite} sur ${reponses} ${de} à ${a} %`);
  }
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

test('a client is removed in two steps, with the words of the API, once though sent twice', async () => {
  const account = await newAccount(shared());
  const id = await measuredClient(account);
  const one = await signedIn(account);
  const path = `/console/clients/${id}/retirer/`;
  const api = await account.agence.post(`clients/${id}/retirer/`);
  const proposed = await one.get(path);
  expect([proposed.status, lu(proposed).includes(said(api.body, 'note'))]).toEqual([200, true]);
  expect(lu(proposed)).toContain(said(api.body, 'place_libre_le'));
  const fields = { commande: cacheDe(proposed, 'commande') };
  const both = [await one.post(path, fields), await one.post(path, fields)];
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(lu(both[1] ?? proposed)).toBe(lu(both[0] ?? proposed));
  const refused = await one.post(path, { commande: randomUUID() });
  const again = await account.agence.post(`clients/${id}/retirer/`, { confirmer: true });
  expect([refused.status, again.status]).toEqual([409, 409]);
  expect(lu(refused)).toContain(said(again.body, 'erreur'));
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

test('lines of a spreadsheet are judged one by one, mended in place, and placed once', async () => {
  const account = await newAccount(shared());
  const one = await signedIn(account);
  const [first, second] = entries(2);
  const colle = [
    'Site web;Nom;Commune',
    `${first?.site_web};${first?.entreprise};Lyon`,
    'http://10.0.0.1;Interne;Lyon',
    ';Sans site;Lyon',
    `${second?.site_web};"${second?.entreprise}";`,
  ].join('\r\n');
  const judged = await one.post('/console/ajouter/', { etape: 'coller', colle });
  const page = lu(judged);
  expect(judged.status).toBe(200);
  expect(page).toContain('refusé : L’adresse du site n’est pas une adresse publique.');
  expect(page).toContain('Client n° 3 : le champ « site_web » est obligatoire.');
  expect(page).toContain('Placer 2 clients');
  const api = await account.agence.post('clients/', { clients: [first, second] });
  expect(page).toContain(said(api.body, 'suite'));
  const rows = Object.fromEntries(
    [...judged.text.matchAll(/name="(\w+-\d+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
  const kept = { ...rows, vu: cacheDe(judged, 'vu'), commande: cacheDe(judged, 'commande') };
  const changed = await one.post('/console/ajouter/', { ...kept, 'ville-0': 'Paris', etape: 'confirmer' });
  expect(lu(changed)).toContain('Placer 2 clients');
  const both = await Promise.all(
    [1, 2].map(() => one.post('/console/ajouter/', { ...kept, etape: 'confirmer' })),
  );
  for (const each of both) expect(lu(each)).toContain('2 clients placés');
  expect((await account.agence.get('clients/')).body).toMatchObject({ places_restantes: 3 });
});

test.each([
  ['nothing', ''],
  ['only blanks', ' \n\t\n'],
])('%s pasted is said at the field', async (_, colle) => {
  const one = await signedIn(await newAccount(shared()));
  const { status, text } = await one.post('/console/ajouter/', { etape: 'coller', colle });
  expect([status, text.includes('Collez au moins une ligne')]).toEqual([422, true]);
});

test('51 lines, 10,000 lines and control signs are refused in words, and nothing is lost', async () => {
  const one = await signedIn(await newAccount(shared()));
  const many = (count: number) =>
    Array.from({ length: count }, (_, n) => `Client ${n};site-${n}.fr`).join('\n');
  const refused = await one.post('/console/ajouter/', { etape: 'coller', colle: many(51) });
  expect([refused.status, cacheDe(refused, 'entreprise-50')]).toEqual([422, 'Client 50']);
  expect(lu(refused)).toContain('au plus 50 éléments');
  expect((await one.post('/console/ajouter/', { etape: 'coller', colle: many(10_000) })).status).toBe(422);
  const odd = await one.post('/console/ajouter/', { etape: 'coller', colle: 'A\u0007B;site.fr\n<b>;b.fr' });
  expect(odd.status).toBe(200);
  expect(lu(odd)).toContain('contient des signes qui ne se lisent pas');
});

test.each(['/console/rien/', '/console/clients/', '/console/clients/a/b/c/', '/console/entrer/%00/'])(
  'nobody knows %s',
  async (path) => {
    const reply = await visitor().get(path);
    expect([reply.status, lu(reply).includes('Revenir à la console')]).toEqual([404, true]);
  },
);

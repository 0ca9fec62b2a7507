import { randomUUID } from 'node:crypto';
import { newAccount } from '@agence/testing/accounts';
import { until } from '@agence/testing/until';
import { expect, jest, test } from '@jest/globals';
import { measuredClient, questionsOf, readyClient, someEntry } from '../outside/client.ts';
import { cacheDe, lu, said, signedIn, visitor } from '../outside/console.ts';
import { shared } from '../outside/system.ts';

jest.setTimeout(120_000);

test('a client shows where it is, how sure each figure is, and the page of each question', async () => {
  const account = await newAccount(shared());
  const entry = someEntry();
  const id = await measuredClient(account, entry);
  const page = await until(
    async () => (await signedIn(account)).get(`/console/clients/${id}/`),
    ({ text }) => text.includes('La page écrite pour cette question'),
  );
  const { etats } = (await account.agence.get(`clients/${id}/questions/`)).body as {
    etats: { question: string; cite: number; reponses: number; intervalle: [number, number] }[];
  };
  const { livrables } = (await account.agence.get(`clients/${id}/livrables/`)).body as {
    livrables: { genre: string; lien: string }[];
  };
  const rapport = livrables.find(({ genre }) => genre === 'rapport')?.lien ?? '?';
  const report = lu(await visitor().get(new URL(rapport).pathname));
  const [sums] = /Les IA (?:ne )?citent .+? réponses?(?: sur \d+)?\./.exec(report) ?? ['?'];
  expect([lu(page).includes(sums), lu(page).includes('Mesure simulée.')]).toEqual([true, true]);
  const portfolio = lu(await (await signedIn(account)).get('/console/'));
  const [, cited = '0', of = '?'] = /(?:dans (\d+) réponses? sur|aucune des) (\d+)/.exec(sums) ?? [];
  expect(portfolio).toContain(`${cited} sur ${of}`);
  const [file = ''] = /http[^"]+\/reponses\.csv/.exec(page.text) ?? [];
  expect((await visitor().get(new URL(file).pathname)).text).toContain(`;${entry.entreprise};oui;`);
  const table = await (await signedIn(account)).get('/console/clients.csv');
  expect(table.headers).toMatchObject({
    ...{ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-store' },
    'content-disposition': expect.stringMatching(/^attachment; filename=clients-\d{4}-\d{2}-\d{2}\.csv$/),
  });
  expect(table.text).toMatch(new RegExp(`\r\n${entry.entreprise};.*;oui;${cited};${of};`));
  expect((await visitor().get('/console/clients.csv')).status).toBe(303);
  expect(lu(page)).toContain(`${new URL(entry.site_web).host.replace('www.', '')} · ${entry.ville}`);
  const later = await (await signedIn(account)).get(`/console/clients/${id}/?fait=lancee`);
  expect(lu(later)).not.toContain('La mesure est lancée');
  for (const { cite, reponses, intervalle } of etats) {
    const [de, a] = intervalle.map((share) => Math.round(share * 100));
    expect(lu(page)).toContain(`${cite} sur ${reponses} ${de} à ${a} %`);
  }
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

test('a client is corrected from what it is, only what changes is sent, and no second time is offered', async () => {
  const account = await newAccount(shared());
  const id = await readyClient(account, { ...someEntry(), ville: 'Angers', metier: 'boulangerie' });
  const one = await signedIn(account);
  const path = `/console/clients/${id}/`;
  const form = await one.get(`${path}corriger/`);
  expect([cacheDe(form, 'avant-ville'), cacheDe(form, 'avant-metier')]).toEqual(['Angers', 'boulangerie']);
  const fields = Object.fromEntries(
    ['entreprise', 'site_web', 'ville', 'metier'].flatMap((nom) => {
      const now = cacheDe(form, `avant-${nom}`);
      return [
        [nom, now],
        [`avant-${nom}`, now],
      ];
    }),
  );
  const proposed = await one.post(`${path}corriger/`, { ...fields, ville: 'Nantes', metier: '' });
  expect(lu(proposed)).toMatch(/Ville Angers → Nantes Métier boulangerie → – Appels/);
  const api = await account.agence.post(`clients/${id}/corriger/`, { ville: 'Nantes', metier: '' });
  expect(lu(proposed)).toContain(said(api.body, 'note'));
  await one.post(`${path}corriger/`, { ...fields, ville: 'Nantes', etape: 'confirmer' });
  const after = await one.get(path);
  expect(after.text).not.toContain('corriger/');
  const wrong = await one.post(`${path}corriger/`, { ...fields, site_web: 'http://10.0.0.1' });
  expect(wrong.text).toMatch(/id="site_web"[^>]*aria-invalid="true"/);
});

test('competitors and context change at any time, without a call, and leave the correction', async () => {
  const account = await newAccount(shared());
  const entry = { ...someEntry(), concurrents: ['Brunel'], contexte: 'Ouvert le dimanche.' };
  const id = await readyClient(account, entry);
  await account.agence.post(`clients/${id}/corriger/`, { ville: 'Brest', confirmer: true });
  const one = await signedIn(account);
  const path = `/console/clients/${id}/reperes/`;
  const form = await one.get(path);
  expect(cacheDe(form, 'avant-concurrents')).toBe('Brunel');
  const fields = {
    ...{ 'avant-concurrents': 'Brunel', 'avant-contexte': 'Ouvert le dimanche.' },
    ...{ concurrents: 'Brunel\r\nLemaître', contexte: '' },
  };
  const proposed = await one.post(path, fields);
  expect(lu(proposed)).toContain(
    'Concurrents Brunel → Brunel, Lemaître Contexte Ouvert le dimanche. → – Appels aux IA aucun',
  );
  const concurrents = ['Lemaître'];
  const { body } = await account.agence.post(`clients/${id}/corriger/`, { concurrents, confirmer: true });
  expect(body).toMatchObject({ apres: { concurrents }, appels_prevus: 0, confirme: true });
  const done = await one.post(path, {
    ...fields,
    etape: 'confirmer',
    commande: cacheDe(proposed, 'commande'),
  });
  expect(lu(done)).toContain('Concurrents Lemaître → Brunel, Lemaître');
});

test('a removed client says so, offers nothing that would be refused, and is taken back from its page', async () => {
  const account = await newAccount(shared());
  const id = await readyClient(account);
  const one = await signedIn(account);
  await account.agence.post(`clients/${id}/retirer/`, { confirmer: true });
  const page = await one.get(`/console/clients/${id}/`);
  expect(lu(page)).toContain('Ce client est retiré');
  for (const gesture of ['corriger/', 'retirer/', 'audit/', 'questions/'])
    expect(page.text).not.toContain(`/console/clients/${id}/${gesture}`);
  const [, back = '?'] = /href="([^"]+)">Reprendre ce client/.exec(page.text) ?? [];
  const proposed = await one.get(back);
  expect(lu(proposed)).toContain('1 ligne prête.');
  const placed = await one.post('/console/ajouter/', {
    ...{ 'entreprise-0': cacheDe(proposed, 'entreprise-0'), 'site_web-0': cacheDe(proposed, 'site_web-0') },
    ...Object.fromEntries(['ville-0', 'metier-0'].map((name) => [name, cacheDe(proposed, name)])),
    ...{ vu: cacheDe(proposed, 'vu'), commande: cacheDe(proposed, 'commande'), etape: 'confirmer' },
  });
  expect(lu(placed)).toContain('1 client placé');
  expect((await account.agence.get('clients/')).body).toMatchObject({ clients: [{ id, actif: true }] });
});

test('another button of the same form is another order; the same one twice is done once', async () => {
  const account = await newAccount(shared());
  const id = await readyClient(account, someEntry());
  const one = await signedIn(account);
  const path = `/console/clients/${id}/`;
  const fields = { commande: cacheDe(await one.get(path), 'commande'), 'retirer-3': 'oui' };
  const mesure = async () => (await questionsOf(account, id)).mesure;
  for (const _ of [1, 2]) {
    const kept = await one.post(`${path}questions/`, { ...fields, etape: 'garder' });
    expect([kept.headers.location, await mesure()]).toEqual([`${path}?fait=questions`, 'à valider']);
  }
  const { commande } = fields;
  const launched = await one.post(`${path}questions/`, { commande, etape: 'lancer' });
  expect(launched.headers.location).toBe(`${path}?fait=lancee`);
  expect(await mesure()).not.toBe('à valider');
});

import { newAccount } from '@agence/testing/accounts';
import { expect, jest, test } from '@jest/globals';
import { readyClient, someEntry } from '../outside/client.ts';
import { cacheDe, lu, said, signedIn, simple, visitor } from '../outside/console.ts';
import { shared } from '../outside/system.ts';

jest.setTimeout(120_000);

test('several clients are validated at once: each its gesture, what was refused beside what was done', async () => {
  const account = await newAccount(shared());
  const [a, b, c] = [someEntry(), someEntry(), someEntry()];
  const ids = [await readyClient(account, a), await readyClient(account, b), await readyClient(account, c)];
  const one = await signedIn(account);
  expect((await one.get('/console/')).text).toContain('href="/console/valider/"');
  const list = await one.get('/console/valider/');
  const { questions } = (await account.agence.get(`clients/${ids[0]}/questions/`)).body as {
    questions: { question: string }[];
  };
  expect(lu(list)).toContain(simple(questions[0]?.question ?? '?'));
  expect(list.text.match(/type="checkbox"[^>]* checked/g)).toHaveLength(3);
  const none = await one.post('/console/valider/', {});
  expect([none.status, lu(none).includes('Cochez au moins un client.')]).toEqual([422, true]);
  // Launched elsewhere in the meantime.
  await account.agence.post(`clients/${ids[1]}/questions/`, { lancer: true });
  const api = await account.agence.post(`clients/${ids[1]}/questions/`, { lancer: true });
  const fields = {
    [`client-${ids[0]}`]: 'oui',
    [`client-${ids[1]}`]: 'oui',
    commande: cacheDe(list, 'commande'),
  };
  const [done, again] = [
    await one.post('/console/valider/', fields),
    await one.post('/console/valider/', fields),
  ];
  expect([done.status, lu(done).includes('1 mesure lancée')]).toEqual([200, true]);
  expect(lu(done)).toContain(`${b.entreprise} : ${said(api.body, 'erreur')}`);
  expect(lu(again)).toBe(lu(done));
  expect((await account.agence.get(`clients/${ids[2]}/questions/`)).body).toMatchObject({
    mesure: 'à valider',
  });
});

test('what each plan gives is shown, and none is chosen for the account', async () => {
  const one = await signedIn(await newAccount(shared(), { plan: 'agence15' }));
  const page = lu(await one.get('/console/formule/'));
  expect(page).toMatch(/Agence 5 5 10 3 15 Agence 15 la vôtre 15 15 4 45 Agence 30 30 20 5 90/);
  const form = await one.get('/console/formule/changer/');
  expect(form.text).not.toMatch(/value="agence\d+" selected/);
  const empty = await one.post('/console/formule/changer/', { formule: '' });
  expect(empty.status).toBe(422);
  expect(empty.text).toMatch(/id="formule"[^>]*aria-invalid="true"/);
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
    ['historique/', 200],
    ['ajouter/', 403],
    ['formule/resilier/', 403],
    [`clients/${id}/retirer/`, 403],
  ] as const) {
    const page = await one.get(`/console/${path}`);
    expect([path, page.status]).toEqual([path, status]);
    expect(lu(page)).toContain(said(api.body, 'erreur'));
    expect(lu(page)).toContain(`Compte ${said(api.body, 'statut')}`);
  }
  // Nothing is offered that would be refused.
  for (const path of ['', 'formule/', 'historique/', 'diagnostics/', `clients/${id}/`]) {
    const { text } = await one.get(`/console/${path}`);
    const targets = [...text.matchAll(/(?:href|action)="(\/console\/[^"]*)"/g)].map(([, to = '']) => to);
    const answers = await Promise.all([...new Set(targets)].map((to) => one.get(to)));
    expect(answers.filter(({ status }) => status === 403)).toEqual([]);
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

import { type Account, newAccount } from '@agence/testing/accounts';
import type { Reply } from '@agence/testing/http';
import { expect, jest, test } from '@jest/globals';
import { measuredClient, readyClient, someEntry } from '../outside/client.ts';
import { cacheDe, lu, signedIn, simple, type Visitor } from '../outside/console.ts';
import { someProspect } from '../outside/prospect.ts';
import { shared } from '../outside/system.ts';

jest.setTimeout(120_000);

type Said = Readonly<Record<string, unknown>>;
type Asked = {
  readonly screen: string;
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly body: Said;
};

const FIELDS = ['note', 'suite', 'raison', 'erreur'] as const;

/** Every sentence of an answer of the API. */
const sentences = (body: unknown): readonly string[] =>
  FIELDS.flatMap((field) => {
    const said = (body as Said)[field];
    return typeof said === 'string' ? [simple(said)] : [];
  });

const showsAll = (page: Reply, body: unknown): void => {
  const all = sentences(body);
  expect(all).not.toEqual([]);
  for (const sentence of all) expect(lu(page)).toContain(sentence);
};

const client = async (account: Account, measured: boolean): Promise<string> =>
  measured ? measuredClient(account) : readyClient(account);

/** One row a gesture in two steps: where it stands at each door, and what is typed. */
const TWO_STEPS: readonly (readonly [name: string, asked: (account: Account) => Promise<Asked>])[] = [
  ...[false, true].map(
    (measured) =>
      [
        `retirer, ${measured ? 'measured' : 'never measured'}`,
        async (account: Account) => {
          const path = `clients/${await client(account, measured)}/retirer/`;
          return { screen: path, path, fields: {}, body: {} };
        },
      ] as const,
  ),
  ...[false, true].map(
    (measured) =>
      [
        `corriger, ${measured ? 'measured' : 'never measured'}`,
        async (account: Account) => {
          const path = `clients/${await client(account, measured)}/corriger/`;
          return { screen: path, path, fields: { ville: 'Nantes' }, body: { ville: 'Nantes' } };
        },
      ] as const,
  ),
  [
    'diagnostics',
    async (account) => {
      await readyClient(account);
      const { entreprise, site_web } = someProspect();
      const fields = { entreprise, site_web } as Record<string, string>;
      return { screen: 'diagnostics/nouveau/', path: 'diagnostics/', fields, body: fields };
    },
  ],
  ['badge', async () => ({ screen: 'acces/badge/', path: 'badge/', fields: {}, body: {} })],
  ['resilier', async () => ({ screen: 'formule/resilier/', path: 'resilier/', fields: {}, body: {} })],
];

const propose = (one: Visitor, { screen, fields }: Asked): Promise<Reply> =>
  Object.keys(fields).length === 0 ? one.get(`/console/${screen}`) : one.post(`/console/${screen}`, fields);

test.each(TWO_STEPS)('%s: proposed, done and refused in the words of the API', async (_, prepare) => {
  const account = await newAccount(shared());
  const asked = await prepare(account);
  const one = await signedIn(account);
  const api = await account.agence.post(asked.path, asked.body);
  const proposed = await propose(one, asked);
  expect([proposed.status, api.status]).toEqual([200, 200]);
  showsAll(proposed, api.body);
  const again = await account.agence.post(asked.path, asked.body);
  expect(again.body).toEqual(api.body);

  const fields = { ...asked.fields, etape: 'confirmer', commande: cacheDe(proposed, 'commande') };
  const done = await one.post(`/console/${asked.screen}`, fields);
  expect([done.status, done.text.includes('C’est fait')]).toEqual([200, true]);
  const after = await account.agence.post(asked.path, { ...asked.body, confirmer: true });
  if (after.status === 200) return;
  const refused = await propose(await signedIn(account), asked);
  expect(refused.status).toBe((await account.agence.post(asked.path, asked.body)).status);
  showsAll(refused, (await account.agence.post(asked.path, asked.body)).body);
});

/** What is done at once, as in the API. */
const AT_ONCE = [
  ['virement', 'formule/virement/', 'virement/', {}, {}],
  ['couper les clés', 'acces/cles/', 'cles/revoquer/', {}, {}],
] as const;

test.each(AT_ONCE)('%s asks first, then says what the API says', async (_, screen, path, fields, body) => {
  const [mine, other] = [await newAccount(shared()), await newAccount(shared())];
  const one = await signedIn(mine);
  expect((await one.get(`/console/${screen}`)).text).toContain('À confirmer');
  const done = await one.post(`/console/${screen}`, fields);
  expect(done.status).toBe(200);
  showsAll(done, (await other.agence.post(path, body)).body);
});

test('the brand is drawn as it would be, with what stays of it', async () => {
  const one = await signedIn(await newAccount(shared(), { nom: 'Clairval' }));
  const { status, text } = await one.post('/console/marque/', { couleur: '#8a1538' });
  expect(status).toBe(200);
  expect(text).toMatch(/<rect [^>]*fill="#8a1538"/);
  expect(text).toContain('class="nom">Clairval</text>');
});

test('questions are written anew, removed and launched from one form', async () => {
  const account = await newAccount(shared());
  const id = await readyClient(account, someEntry());
  const one = await signedIn(account);
  const path = `/console/clients/${id}/`;
  const { text } = await one.get(path);
  const before = Object.fromEntries(
    [...text.matchAll(/name="((?:q|avant)-\d+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
    ]),
  );
  const kept = await one.post(`${path}questions/`, {
    ...before,
    'q-2': 'Quel boulanger livre à domicile ?',
    'retirer-3': 'oui',
    etape: 'garder',
  });
  expect([kept.status, kept.headers.location]).toEqual([303, `${path}?fait=questions`]);
  expect(lu(await one.get(`${path}?fait=questions`))).toContain('Vos questions sont enregistrées.');
  const { questions, mesure } = (await account.agence.get(`clients/${id}/questions/`)).body as {
    questions: { n: number; question: string }[];
    mesure: string;
  };
  expect(questions.find(({ n }) => n === 2)?.question).toBe('Quel boulanger livre à domicile ?');
  expect([questions.some(({ n }) => n === 3), mesure]).toEqual([false, 'à valider']);
  const short = await one.post(`${path}questions/`, { 'avant-1': 'x', 'q-1': 'courte', etape: 'lancer' });
  expect(short.status).toBe(422);
  expect((await one.post(`${path}questions/`, { etape: 'lancer' })).status).toBe(303);
  expect((await account.agence.get(`clients/${id}/questions/`)).body).not.toMatchObject({
    mesure: 'à valider',
  });
});

test('a question that is refused says so at its field, and what was typed stays', async () => {
  const account = await newAccount(shared());
  const id = await readyClient(account);
  const one = await signedIn(account);
  const mienne = 'Quelle boulangerie de Lyon fait le meilleur pain ?';
  const typed = { 'q-2': mienne, 'q-3': 'non', 'retirer-4': 'oui', etape: 'garder' };
  const refused = await one.post(`/console/clients/${id}/questions/`, typed);
  const api = await account.agence.post(`clients/${id}/questions/`, {
    ...{ retirer: [4], remplacer: { 2: mienne, 3: 'non' } },
  });
  expect([refused.status, api.status]).toEqual([422, 422]);
  expect(refused.text).toMatch(/<p class="msg" id="q-3-faute">/);
  expect(lu(refused)).toContain(simple((api.body as { erreur: string }).erreur));
  expect(refused.text).toContain(mienne);
  expect(refused.text).toMatch(/name="retirer-4" value="oui" checked/);
});

test('the next page aims at the question that was chosen', async () => {
  const account = await newAccount(shared());
  const id = await measuredClient(account);
  const one = await signedIn(account);
  const { etats } = (await account.agence.get(`clients/${id}/questions/`)).body as { etats: { n: number }[] };
  const numero = etats.at(-1)?.n ?? 0;
  const chosen = await one.post(`/console/clients/${id}/page/`, { numero: String(numero) });
  const api = await account.agence.post(`clients/${id}/page/`, { numero });
  if (api.status === 200) expect(chosen.status).toBe(303);
  else showsAll(chosen, api.body);
  const wrong = await one.post(`/console/clients/${id}/page/`, { numero: 'x' });
  expect(wrong.status).toBe(422);
});

test.each(['diagnostics', 'marque', 'formule', 'acces', 'aide', 'comptes', 'ajouter'])(
  'the screen %s is drawn for an account that has nothing yet',
  async (screen) => {
    const one = await signedIn(await newAccount(shared()));
    const { status, text } = await one.get(`/console/${screen}/`);
    expect([status, text.includes('<h1>')]).toEqual([200, true]);
  },
);

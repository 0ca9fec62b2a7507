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

const FIELDS = ['note', 'suite', 'erreur'] as const;

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

/** One row a gesture in two steps: where it stands at each door, and what is typed. */
const TWO_STEPS: readonly (readonly [name: string, asked: (account: Account) => Promise<Asked>])[] = [
  [
    'retirer',
    async (account) => {
      const path = `clients/${await measuredClient(account)}/retirer/`;
      return { screen: path, path, fields: {}, body: {} };
    },
  ],
  [
    'corriger',
    async (account) => {
      const path = `clients/${await readyClient(account)}/corriger/`;
      return { screen: path, path, fields: { ville: 'Nantes' }, body: { ville: 'Nantes' } };
    },
  ],
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

test.each(TWO_STEPS)('%s: proposed and done in the words of the API', async (_, prepare) => {
  const account = await newAccount(shared());
  const asked = await prepare(account);
  const one = await signedIn(account);
  const api = await account.agence.post(asked.path, asked.body);
  const proposed = await propose(one, asked);
  expect([proposed.status, api.status]).toEqual([200, 200]);
  showsAll(proposed, api.body);
  const fields = { ...asked.fields, etape: 'confirmer', commande: cacheDe(proposed, 'commande') };
  const done = await one.post(`/console/${asked.screen}`, fields);
  expect([done.status, done.text.includes('C’est fait')]).toEqual([200, true]);
});

/** What is done at once, as in the API. */
const AT_ONCE = [
  ['formule/virement/', 'virement/'],
  ['acces/cles/', 'cles/revoquer/'],
] as const;

test.each(AT_ONCE)('%s asks first, then says what the API says', async (screen, path) => {
  const [mine, other] = [await newAccount(shared()), await newAccount(shared())];
  const one = await signedIn(mine);
  expect((await one.get(`/console/${screen}`)).text).toContain('À confirmer');
  const done = await one.post(`/console/${screen}`);
  expect(done.status).toBe(200);
  showsAll(done, (await other.agence.post(path)).body);
});

test('questions are written anew, removed and launched from one form', async () => {
  const account = await newAccount(shared());
  const id = await readyClient(account, someEntry());
  const one = await signedIn(account);
  const path = `/console/clients/${id}/`;
  const kept = await one.post(`${path}questions/`, {
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

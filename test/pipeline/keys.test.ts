import { callerWith, newAccount, newKey } from '@agence/testing/accounts';
import { type Agency, agency, type Reply } from '@agence/testing/http';
import { describe, expect, test } from '@jest/globals';
import { place, someEntry } from '../outside/client.ts';
import { AGENCY, nameOf, type Row } from '../outside/contract.ts';
import { iso } from '../outside/days.ts';
import { CLE_REFUSEE, ECHU, EN_PAUSE, SANS_CLE } from '../outside/sentences.ts';
import { shared } from '../outside/system.ts';

const ROUTES = AGENCY.map((row) => [nameOf(row), row] as const);

const call = (agence: Agency, { method, path }: Row): Promise<Reply> => {
  const url = path.replace('{id}', 'c_x');
  return method === 'GET' ? agence.get(url) : agence.post(url, { confirmer: true });
};

/** What an answer shows, but for its own id and the hour. */
const seen = ({ status, headers: { date: _, 'x-request-id': __, ...headers }, text }: Reply) => ({
  status,
  headers,
  text,
});

describe('401', () => {
  test.each(ROUTES)('%s without a key, or with an empty one', async (_, row) => {
    for (const nobody of [agency(shared().base_url, {}), callerWith(shared(), '')]) {
      const { status, headers, body } = await call(nobody, row);
      expect([status, body]).toEqual([401, { erreur: SANS_CLE }]);
      expect(headers).not.toHaveProperty('ratelimit-limit');
    }
  });

  test('is no refused key: a hundred of them close nothing', async () => {
    const nobody = callerWith(shared(), '');
    for (let i = 0; i < 100; i += 1) expect((await nobody.get('compte/')).status).toBe(401);
    const address = { 'x-forwarded-for': '10.99.99.99' };
    for (let i = 0; i < 40; i += 1) await nobody.send({ path: 'compte/', headers: address });
    const unknown = await nobody.send({
      path: 'compte/',
      headers: { ...address, 'x-api-key': 'ag_inconnue' },
    });
    expect(unknown.status).toBe(403);
  });
});

describe('403, a key that does not open this door', () => {
  test.each(ROUTES)(
    '%s: unknown, of another door, or no key at all in form: one and the same answer',
    async (_, row) => {
      const { slug, key } = await newAccount(shared());
      const keys = [
        await newKey(shared(), slug, 'scan'),
        `ag_${'A'.repeat(43)}1zzzzzz`,
        `${key}x`,
        key.slice(0, -1),
        key.toUpperCase(),
        'x',
        '{"$ne":null}',
        'é'.normalize('NFC'),
        'k'.repeat(8_000),
      ];
      const answers: Reply[] = [];
      for (const one of keys) answers.push(await call(callerWith(shared(), one), row));
      const [first, ...others] = answers.map(seen);
      expect(first).toMatchObject({ status: 403, text: JSON.stringify({ erreur: CLE_REFUSEE }) });
      expect(Object.keys(first?.headers ?? {}).filter((name) => /^(ratelimit|retry)/.test(name))).toEqual([]);
      for (const other of others) expect(other).toEqual(first);
    },
  );

  test('spaces around a key are the header’s own', async () => {
    const { key } = await newAccount(shared());
    expect((await callerWith(shared(), `  ${key} `).get('compte/')).status).toBe(200);
  });
});

describe('403, the account is suspended', () => {
  test.each(ROUTES)('%s, paused and running again', async (_, row) => {
    const { slug, agence } = await newAccount(shared());
    expect((await agence.get('compte/')).status).toBe(200);
    await shared().operate('accounts', 'pause', slug, '--why', 'test');
    for (const gateway of shared().gateways) {
      const { status, headers, body } = await call(agence.through(gateway), row);
      expect([status, body]).toEqual([403, { erreur: EN_PAUSE, statut: 'en pause' }]);
      expect(headers).not.toHaveProperty('ratelimit-limit');
    }
    await shared().operate('accounts', 'resume', slug);
    expect((await agence.get('compte/')).status).toBe(200);
  });

  test.each([
    ['eight days late: lapsed, from the ninth day on', -8, 403],
    ['a year late', -365, 403],
    ['seven days late: still answered', -7, 200],
  ])('paid up to %s', async (_, days, wanted) => {
    const { agence } = await newAccount(shared(), { paye_jusqu_au: iso(days) });
    const { status, body } = await agence.get('compte/');
    expect(status).toBe(wanted);
    if (wanted === 403) expect(body).toEqual({ erreur: ECHU, statut: 'échu' });
  });

  test('paused and lapsed says paused', async () => {
    const { slug, agence } = await newAccount(shared(), { paye_jusqu_au: iso(-100) });
    await shared().operate('accounts', 'pause', slug);
    expect((await agence.get('compte/')).body).toEqual({ erreur: EN_PAUSE, statut: 'en pause' });
  });

  test('is no refused key: forty calls close nothing', async () => {
    const { slug, agence } = await newAccount(shared());
    await shared().operate('accounts', 'pause', slug);
    for (let i = 0; i < 40; i += 1) expect((await agence.get('compte/')).status).toBe(403);
  });
});

describe('a key that opens', () => {
  test('says its limit on every answer, whatever it is', async () => {
    const account = await newAccount(shared());
    await place(account, someEntry());
    const answers = [
      await account.agence.get('compte/'),
      await account.agence.get('clients/c_x/questions/'),
      await account.agence.post('clients/', { clients: [] }),
      await account.agence.post('clients/c_x/retirer/'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 422, 404]);
    const left = answers.map(({ headers }) => Number(headers['ratelimit-remaining']));
    // One call placed the client; the counter of a second gateway may lag by a second, never the verdict.
    expect(left).toEqual(left.toSorted((a, b) => b - a));
    expect(left[0]).toBeLessThan(600);
    for (const { headers } of answers) {
      expect(headers['ratelimit-limit']).toBe('600');
      expect(Number(headers['ratelimit-reset'])).toBeGreaterThan(3_500);
      expect(Number(headers['ratelimit-reset'])).toBeLessThanOrEqual(3_600);
    }
  });

  test('two keys of one account open it both, each with its own count', async () => {
    const { slug, agence } = await newAccount(shared());
    const second = callerWith(shared(), await newKey(shared(), slug));
    await agence.get('compte/');
    const { status, headers, body } = await second.get('compte/');
    expect(status).toBe(200);
    expect(body).toMatchObject({ slug });
    expect(headers).toMatchObject({ 'ratelimit-remaining': '599', 'ratelimit-reset': '3600' });
  });
});

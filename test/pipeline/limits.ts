import { callerWith, newAccount, newKey, someAddress } from '@agence/testing/accounts';
import { agency, type Reply, send, type Verbs } from '@agence/testing/http';
import { until } from '@agence/testing/until';
import { describe, expect, test } from '@jest/globals';
import { AGENCY } from '../outside/contract.ts';
import { CLE_REFUSEE, EN_PAUSE, SANS_CLE, TROP_D_APPELS, TROP_DE_CLES } from '../outside/sentences.ts';
import { system, WINDOW_S } from './limited.ts';

type Timed = { readonly asked: number; readonly answered: number; readonly reply: Reply };

const timed = async (ask: () => Promise<Reply>): Promise<Timed> => {
  const asked = performance.now();
  const reply = await ask();
  return { asked, answered: performance.now(), reply };
};

/** Through both gateways in turn, sixteen at a time. */
async function volley(count: number, ask: (gateway: string, i: number) => Promise<Reply>): Promise<Timed[]> {
  const done: Timed[] = [];
  let next = 0;
  const caller = async () => {
    while (next < count) {
      const i = next;
      next += 1;
      done.push(await timed(() => ask(system.gateways[i % 2] ?? '', i)));
    }
  };
  await Promise.all(Array.from({ length: 16 }, caller));
  return done;
}

const spent = (calls: readonly Timed[]): number =>
  Math.max(...calls.map(({ answered }) => answered)) - Math.min(...calls.map(({ asked }) => asked));

const retryAfter = ({ headers }: Reply): void => {
  expect(headers['retry-after']).toMatch(/^[1-9]\d*$/);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(WINDOW_S);
};

describe('429, a key past 600 calls in the window', () => {
  test('exactly 600 accepted over two gateways, whatever is asked; then the window slides', async () => {
    const { slug, agence } = await newAccount(system);
    const asks: readonly ((by: Verbs) => Promise<Reply>)[] = [
      (by) => by.get('clients/'),
      (by) => by.get('clients/c_x/questions/'),
      (by) => by.post('clients/c_x/retirer/', { confirmer: 'x' }),
      (by) => by.post('clients/c_x/questions/', { lancer: true }),
    ];
    const first = await volley(
      700,
      (gateway, i) => asks[i % asks.length]?.(agence.through(gateway).hasty) ?? agence.get('x'),
    );
    const having = (...statuses: number[]) => first.filter(({ reply }) => statuses.includes(reply.status));
    const [accepted, refused, unavailable] = [having(200, 404, 422), having(429), having(503)];
    expect(accepted.length + refused.length + unavailable.length).toBe(700);
    // On a machine too busy to answer in time a call is 503, counted or not; without any, both bounds are 600.
    if (spent(first) < WINDOW_S * 1000) expect(accepted.length).toBeLessThanOrEqual(600);
    expect(accepted.length + unavailable.length).toBeGreaterThanOrEqual(600);
    expect(new Set(accepted.map(({ reply }) => reply.status))).toEqual(new Set([200, 404, 422]));
    for (const { reply } of refused) {
      expect(reply.body).toEqual({ erreur: TROP_D_APPELS });
      expect(reply.headers).toMatchObject({ 'ratelimit-limit': '600', 'ratelimit-remaining': '0' });
      retryAfter(reply);
    }

    // Every route, the limit before the body; another key of the account has its own count.
    for (const { method, path } of AGENCY) {
      if (['POST clients/', 'GET compte/'].includes(`${method} ${path}`)) continue;
      const { status } = await agence.send({ method, path: path.replace('{id}', 'c_x'), body: '[' });
      expect([path, status]).toEqual([path, 429]);
    }
    expect((await callerWith(system, await newKey(system, slug)).get('clients/')).status).toBe(200);

    // The account is read anew on every call: 403 wins over 429.
    await system.operate('accounts', 'pause', slug);
    expect((await agence.get('clients/')).body).toEqual({ erreur: EN_PAUSE, statut: 'en pause' });
    await system.operate('accounts', 'resume', slug);

    const opened = await until(
      () => timed(() => agence.get('clients/')),
      ({ reply }) => reply.status === 200,
    );
    const later = await volley(60, (gateway) => agence.through(gateway).get('clients/'));
    const all = [...accepted, opened, ...later.filter(({ reply }) => reply.status === 200)].toSorted(
      (a, b) => a.answered - b.answered,
    );
    // Any 601 accepted calls span more than the window.
    for (let i = 600; i < all.length; i += 1)
      expect(spent(all.slice(i - 600, i + 1))).toBeGreaterThanOrEqual(WINDOW_S * 1000);
  });
});

describe('429, refused keys past 30 from one address in the window', () => {
  const from = (address: string, key: string) =>
    agency(system.base_url, { 'x-api-key': key, 'x-forwarded-for': address });

  test('exactly 30 told over two gateways; a key that opens is never blocked by them', async () => {
    const address = someAddress();
    const { key } = await newAccount(system);
    const calls = await volley(60, (gateway, i) => from(address, `ag_${i}`).through(gateway).get('clients/'));
    expect(spent(calls)).toBeLessThan(WINDOW_S * 1000);
    const told = calls.filter(({ reply }) => reply.status === 403);
    expect(told).toHaveLength(30);
    for (const { reply } of told) expect(reply.body).toEqual({ erreur: CLE_REFUSEE });
    for (const { reply } of calls.filter((one) => !told.includes(one))) {
      expect([reply.status, reply.body]).toEqual([429, { erreur: TROP_DE_CLES }]);
      expect(reply.headers).not.toHaveProperty('ratelimit-limit');
      retryAfter(reply);
    }
    expect((await from(address, key).get('clients/')).status).toBe(200);
    expect((await from(address, '').get('clients/')).body).toEqual({ erreur: SANS_CLE });
    expect((await from(someAddress(), 'ag_x').get('clients/')).status).toBe(403);
    await until(
      () => from(address, 'ag_x').get('clients/'),
      ({ status }) => status === 403,
    );
  });

  test('the addresses of one IPv6 subscriber count together, and what a caller writes before them does not count', async () => {
    const calls = await volley(40, (_, i) =>
      from(`203.0.113.${i}, 2001:db8:7:7:${i.toString(16)}::${i.toString(16)}`, `ag_${i}`).get('clients/'),
    );
    expect(calls.filter(({ reply }) => reply.status === 403)).toHaveLength(30);
    expect((await from('2001:db8:7:8::1', 'ag_x').get('clients/')).status).toBe(403);
  });
});

describe('404, a route that is switched off', () => {
  test('answers as if it did not exist, and its neighbours go on', async () => {
    const { key, agence } = await newAccount(system);
    // Sent as they are: the description of the API knows these routes.
    const raw = (method: string, path: string) =>
      send(system.base_url, { method, path: `/agence/v1/${path}`, headers: { 'x-api-key': key } });
    const off = [await raw('POST', 'clients/'), await raw('GET', 'compte/'), await raw('HEAD', 'compte/')];
    expect(off.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect([off[0]?.text, off[1]?.text]).toEqual(['{"detail":"Not Found"}', '{"detail":"Not Found"}']);
    expect((await send(system.base_url, { path: '/openapi.json' })).status).toBe(404);
    expect((await agence.get('clients/')).status).toBe(200);
    const other = await raw('PUT', 'clients/');
    expect([other.status, other.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect((await raw('PUT', 'compte/')).status).toBe(404);
    const { routes } = (await agence.get('aide/')).body as { routes: Record<string, string> };
    expect(Object.keys(routes)).toHaveLength(AGENCY.length - 2);
    expect(routes).not.toHaveProperty(['POST clients/']);
    expect(routes).not.toHaveProperty(['GET compte/']);
  });
});

import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { callerWith, newAccount, someAddress } from '@agence/testing/accounts';
import { type Reply, type Sent, sendOnce } from '@agence/testing/http';
import { until } from '@agence/testing/until';
import { beforeAll, expect, test } from '@jest/globals';
import { livrablesOf, measuredClient, someEntry } from '../outside/client.ts';
import { signedIn } from '../outside/console.ts';
import { whileFrozen } from '../outside/frozen.ts';
import { shared } from '../outside/system.ts';
import { PUBLIC_URL, system } from './observed.ts';

const FROM_OUR_PAGES = { 'content-type': 'application/x-www-form-urlencoded', origin: PUBLIC_URL };

/** What every answer on https carries. */
const KEPT_NOWHERE = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': expect.stringMatching(/^(no-referrer|same-origin)$/),
  'content-security-policy': expect.stringMatching(/^default-src 'none'.*; frame-ancestors 'none'/),
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};
/** A browser refuses a page that is both sandboxed and given an opener policy. */
const DOCUMENT = { ...KEPT_NOWHERE, 'cross-origin-opener-policy': 'unsafe-none' };
/** Its name changes with its bytes. */
const SCRIPT = { ...KEPT_NOWHERE, 'cache-control': 'public, max-age=31536000, immutable' };
/** Nothing is typed in it yet: the way back finds it without asking again. */
const EMPTY_FORM = { ...KEPT_NOWHERE, 'cache-control': 'private, no-cache' };

let account: Awaited<ReturnType<typeof newAccount>>;
beforeAll(async () => {
  account = await newAccount(system);
});

const call = (sent: Sent): Promise<Reply> => sendOnce(system.base_url, sent);
const agency = (path: string, key = account.key, more: Partial<Sent> = {}): Promise<Reply> =>
  call({ path: `/agence/v1/${path}`, ...more, headers: { 'x-api-key': key, ...more.headers } });
const form = (path: string, body: string, from = someAddress()): Promise<Reply> =>
  call({ method: 'POST', path, body, headers: { ...FROM_OUR_PAGES, 'x-forwarded-for': from } });

/** The last answer to calls that come again and again from one address. */
async function insist(times: number, ask: (from: string) => Promise<Reply>): Promise<Reply> {
  const from = someAddress();
  for (let i = 1; i < times; i += 1) await ask(from);
  return ask(from);
}

const lead = (from?: string): Promise<Reply> =>
  form('/lead/', 'entreprise=Fleurs&email=fleurs%40example.com', from);
const refused = (from: string): Promise<Reply> =>
  agency('compte/', 'ag_inconnue', { headers: { 'x-forwarded-for': from } });

async function suspended(): Promise<Reply> {
  const { slug, key } = await newAccount(system);
  await system.operate('accounts', 'pause', slug);
  return agency('compte/', key);
}

async function document(): Promise<Reply> {
  const id = await measuredClient(account, someEntry());
  const [livrable] = await until(
    () => livrablesOf(account, id),
    (list) => list.length > 0,
  );
  return call({ path: new URL(livrable?.lien ?? '').pathname });
}

async function script(): Promise<Reply> {
  const { text: page } = await (await signedIn(account, system)).get('/console/');
  return call({ path: /src="([^"]+\.js)"/.exec(page)?.[1] ?? '/' });
}

type Row = readonly [door: string, status: number, headers: object, ask: () => Promise<Reply>];

const ROWS: readonly Row[] = [
  ['health', 200, KEPT_NOWHERE, () => call({ path: '/health/' })],
  ['openapi', 200, KEPT_NOWHERE, () => call({ path: '/openapi.json' })],
  ['no route', 404, KEPT_NOWHERE, () => call({ path: '/rien/' })],
  ['no slash', 308, KEPT_NOWHERE, () => call({ path: '/lead' })],
  ['another method', 405, KEPT_NOWHERE, () => call({ method: 'DELETE', path: '/health/' })],
  ['agency', 200, KEPT_NOWHERE, () => agency('compte/')],
  ['agency, HEAD', 200, KEPT_NOWHERE, () => agency('compte/', account.key, { method: 'HEAD' })],
  ['agency, no key', 401, KEPT_NOWHERE, () => agency('compte/', '')],
  ['agency, a refused key', 403, KEPT_NOWHERE, () => refused(someAddress())],
  ['agency, a suspended account', 403, KEPT_NOWHERE, suspended],
  ['agency, another client', 404, KEPT_NOWHERE, () => agency('clients/c_x/livrables/')],
  ['agency, a rule', 409, KEPT_NOWHERE, () => account.agence.post('diagnostics/', {})],
  ['agency, a body', 422, KEPT_NOWHERE, () => account.agence.post('formule/', {})],
  ['agency, many refused keys', 429, KEPT_NOWHERE, () => insist(31, refused)],
  ['document', 200, DOCUMENT, document],
  ['document, a wrong link', 404, DOCUMENT, () => call({ path: '/d/x' })],
  ['console', 200, KEPT_NOWHERE, () => call({ path: '/console/entrer/' })],
  ['console, its script', 200, SCRIPT, script],
  ['console, nobody', 303, KEPT_NOWHERE, () => call({ path: '/console/' })],
  ['console, nobody posts', 401, KEPT_NOWHERE, () => form('/console/sortir/', '')],
  ['console, from elsewhere', 403, KEPT_NOWHERE, () => call({ method: 'POST', path: '/console/entrer/' })],
  ['console, no screen', 404, KEPT_NOWHERE, () => call({ path: '/console/rien/' })],
  ['console, twice a field', 422, KEPT_NOWHERE, () => form('/console/entrer/', 'email=a&email=b')],
  ['form', 200, EMPTY_FORM, () => call({ path: '/lead/' })],
  ['form, sent', 200, KEPT_NOWHERE, lead],
  ['form, wrong', 422, KEPT_NOWHERE, () => form('/lead/', 'entreprise=')],
  ['form, too many', 429, KEPT_NOWHERE, () => insist(21, lead)],
  ['task, no secret', 404, KEPT_NOWHERE, () => form('/interne/taches/purge/', '')],
  ['payment, no provider', 404, KEPT_NOWHERE, () => form('/interne/paiement/', '{}')],
];

test.each(ROWS)(
  '%s, %i: kept nowhere, read as what it is, on https alone',
  async (_, status, headers, ask) => {
    const answer = await ask();
    expect([answer.status, answer.headers]).toEqual([status, expect.objectContaining(headers)]);
  },
);

test('a call that is no HTTP, 400: the same, in a sentence', async () => {
  const { hostname, port } = new URL(system.base_url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write('bonjour\r\n\r\n');
  const [head = '', body] = (await text(socket)).split('\r\n\r\n');
  const [status = '', ...lines] = head.split('\r\n');
  const headers = lines
    .map((line) => line.split(': '))
    .map(([name = '', value]) => [name.toLowerCase(), value]);
  expect([status, Object.fromEntries(headers)]).toEqual([
    'HTTP/1.1 400 Bad Request',
    expect.objectContaining({ ...KEPT_NOWHERE, 'x-request-id': expect.any(String) }),
  ]);
  expect(body).toContain('{"erreur":"Cet appel n’est pas du HTTP lisible.');
});

test.each([
  ['accounts', KEPT_NOWHERE, () => callerWith(system, account.key).hasty.get('compte/')],
  ['measurement', DOCUMENT, () => call({ path: '/d/x' })],
  ['console', KEPT_NOWHERE, () => call({ path: '/console/' })],
  ['form', KEPT_NOWHERE, () => call({ path: '/lead/' })],
] as const)('%s is away, 503: the same', async (service, headers, ask) => {
  const answer = await whileFrozen(system.run().services[service]?.pid, ask);
  expect([answer.status, answer.headers]).toEqual([503, expect.objectContaining(headers)]);
});

test('without https nothing is promised of https', async () => {
  const { headers } = await sendOnce(shared().base_url, { path: '/health/' });
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  for (const name of ['strict-transport-security', 'cross-origin-opener-policy', 'permissions-policy'])
    expect(headers).not.toHaveProperty(name);
});

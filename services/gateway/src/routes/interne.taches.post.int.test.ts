import { type Listening, listenBehind } from '@agence/platform/http-behind';
import { slidingLimit } from '@agence/platform/limits/sliding-limit';
import { send } from '@agence/testing/http';
import { type TestParts, testParts } from '@agence/testing/parts';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { Needs } from '../needs.ts';
import { interneTachesPost } from './interne.taches.post.ts';

const SECRET = '3f9c0b7d5e2a48168d1e6b2f7a90c354';
const REFUSED = 3;
const refused = (from: string, door: string) => [
  { security: 'signature_refused', from, door },
  'security event',
];
const NOT_FOUND = [404, '{"detail":"Not Found"}'];

let parts: TestParts;
let lines: [object, string][];
let ran: string[];
let server: Listening;

const open = async (secret: string): Promise<void> => {
  const log = { ...parts.log, warn: (what: object, sentence: string) => void lines.push([what, sentence]) };
  const limit = { name: 'REFUSED', limit: REFUSED, window_s: 60 };
  const needs: Pick<Needs, 'tasks' | 'refusedKeys' | 'log'> = {
    tasks: { knows: (name) => name === 'purge', run: async (name) => void ran.push(name) },
    refusedKeys: slidingLimit(parts.bus, limit, parts.log),
    log,
  };
  const route = interneTachesPost(needs, secret);
  const name = (url: string): string => url.split('/')[3] ?? '';
  server = await listenBehind((req, res) => route.answer(req, res, name(req.url)), parts.log, {
    HTTP_HOST: '127.0.0.1',
    HTTP_PORT: 0,
  });
};

beforeEach(async () => {
  parts = await testParts();
  [lines, ran] = [[], []];
});
afterEach(async () => {
  await server.stop();
  await parts.stop();
});

const ask = async (secret: string | undefined, headers: Readonly<Record<string, string>> = {}) => {
  const sent = { ...(secret === undefined ? {} : { 'x-task-secret': secret }), ...headers };
  return send(`http://127.0.0.1:${server.port}`, {
    method: 'POST',
    path: '/interne/taches/purge/',
    headers: sent,
  });
};
const seen = async (...given: Parameters<typeof ask>) => {
  const { status, text } = await ask(...given);
  return [status, text];
};

it('does not exist for what comes through the proxy, whatever secret it carries', async () => {
  await open(SECRET);
  expect(await seen(SECRET, { 'x-forwarded-for': '203.0.113.7' })).toEqual(NOT_FOUND);
  expect(ran).toEqual([]);
  expect(lines).toEqual([refused('203.0.113.7', 'tâche, de dehors')]);
});

it('bounds and logs wrong secrets, and still opens for the right one', async () => {
  await open(SECRET);
  for (const wrong of [undefined, `${SECRET}x`, ''])
    expect([wrong, await seen(wrong)]).toEqual([wrong, NOT_FOUND]);
  const { status, headers, body } = await ask('a fourth');
  expect([status, body]).toEqual([
    429,
    { erreur: 'Trop de clés refusées depuis cette adresse. Attendez avant de réessayer.' },
  ]);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(lines).toEqual(Array(REFUSED + 1).fill(refused('127.0.0.1', 'tâche')));
  expect((await ask(SECRET)).status).toBe(200);
});

it('is shut without a secret of its own, an empty one included', async () => {
  await open('');
  expect(await seen('')).toEqual(NOT_FOUND);
  expect([ran, lines]).toEqual([[], []]);
});

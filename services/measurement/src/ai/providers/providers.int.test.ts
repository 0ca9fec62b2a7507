import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { askModelOf } from '../ask.ts';
import { PROVIDERS } from '../providers.ts';
import { modelsOf } from '../settings.ts';
import { REPLIES } from './replies.test-data.ts';

type Seen = { path: string; key: string; body: Record<string, unknown> };
let seen: Seen[] = [];
let reply: { status: number; body: unknown } = { status: 200, body: {} };
const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { authorization, 'x-api-key': key, 'x-goog-api-key': googleKey } = request.headers;
  const body = JSON.parse(Buffer.concat(chunks).toString('utf8'));
  seen.push({ path: request.url ?? '', key: String(authorization ?? key ?? googleKey), body });
  response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body));
};
const server = createServer((request, response) => void handle(request, response));
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const ask = async (id: string, answered: typeof reply) => {
  reply = answered;
  seen = [];
  const provider = id.slice(0, id.indexOf(':')) as keyof typeof PROVIDERS;
  const settings = { AI_MODELS: id, [PROVIDERS[provider].key]: 'k-1', [PROVIDERS[provider].base]: url };
  const [model] = modelsOf(settings);
  if (!model) throw new Error('no model');
  const outcome = await askModelOf(settings, { timeoutMs: 2000 })({
    model,
    system: 'Réponds en français.',
    prompt: 'Quel plombier choisir à Angers ?',
    maxOutputTokens: 900,
    ville: 'Angers',
    signal: new AbortController().signal,
  });
  return { outcome, seen };
};

// It speaks for any server: what it is told is tested in `ask.int.test.ts`.
const ANY_SERVER = 'openai-compatible';

test('every provider has a reply here', () => {
  const there = REPLIES.map(({ id }) => id.slice(0, id.indexOf(':')));
  expect([...there, ANY_SERVER].toSorted()).toEqual(Object.keys(PROVIDERS).toSorted());
});

describe.each(REPLIES)('$id', ({ id, path, key, tool, body, sources, searches, cost_eur }) => {
  test('one request with the web search and the limit; text, sources, searches and cost are read', async () => {
    const { outcome, seen } = await ask(id, { status: 200, body });
    expect(outcome).toEqual({
      kind: 'answer',
      text: 'Appelez **Sos Fuite**.',
      finish: 'stop',
      model_version: expect.stringMatching(/-2026$/),
      sources,
      usage: { input_tokens: 100, output_tokens: 20, searches },
      cost_eur: expect.closeTo(cost_eur, 6),
      raw: body,
    });
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({ path, key });
    const sent = JSON.stringify(seen[0]?.body);
    expect(sent).toContain('Quel plombier choisir à Angers ?');
    expect(sent).toContain('Réponds en français.');
    expect(sent).toContain(':900');
    expect(sent).toContain(tool);
  });

  test.each([
    [429, 'throttled'],
    [400, 'rejected'],
    [401, 'rejected'],
    [500, 'unknown'],
    [529, 'unknown'],
  ])('%i is %s, after one request', async (status, kind) => {
    const { outcome, seen } = await ask(id, {
      status,
      body: { error: { message: 'no', type: 'x', code: 1 } },
    });
    expect(outcome.kind).toBe(kind);
    expect(seen).toHaveLength(1);
  });

  test('a reply that is not one may have been charged', async () => {
    const { outcome } = await ask(id, { status: 200, body: 'hello' });
    expect(outcome.kind).toBe('unknown');
  });
});

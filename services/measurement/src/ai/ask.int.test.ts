import { type AddressInfo, createServer } from 'node:net';
import { type FakeAi, startFakeAi } from '@agence/testing/fakes/ai';
import type { FakeAnswer } from '@agence/testing/fakes/ai-script';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { askModelOf } from './ask.ts';
import type { Outcome } from './port.ts';
import { modelsOf } from './settings.ts';

let fake: FakeAi;
beforeAll(async () => {
  fake = await startFakeAi();
});
afterAll(() => fake.stop());

let asked = 0;
/** Each prompt is new, so that the fake's counts speak of one call of the port. */
const ask = async (
  answer: FakeAnswer | string,
  over: { base?: string; signal?: AbortSignal; key?: string } = {},
) => {
  fake.script(() => answer);
  const settings = {
    AI_MODELS: 'openai-compatible:llama3:8b',
    OPENAI_COMPATIBLE_BASE_URL: over.base ?? fake.url,
    OPENAI_COMPATIBLE_API_KEY: over.key,
  };
  const [model] = modelsOf(settings);
  if (!model) throw new Error('no model');
  const prompt = `Quel plombier choisir à Angers ? (${++asked})`;
  const outcome = await askModelOf(settings, { timeoutMs: 400 })({
    model,
    system: 'Réponds en français.',
    prompt,
    signal: over.signal ?? new AbortController().signal,
    hint: { genre: 'reponse', seed: 's', client: 'Plomberie Secrète', concurrents: [] },
  });
  return { outcome, requests: fake.requests().filter((r) => r.prompt === prompt) };
};

const closedPort = async (): Promise<string> => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
};

describe('a call through a server that speaks /chat/completions', () => {
  test('an answer: text, version, tokens, the reply itself; nothing of the hint leaves', async () => {
    const { outcome, requests } = await ask(
      { text: '1. **Sos Fuite**', model: 'llama3:8b-2026-10', input_tokens: 31, output_tokens: 8 },
      { key: 'k-1' },
    );
    expect(outcome).toEqual({
      kind: 'answer',
      text: '1. **Sos Fuite**',
      finish: 'stop',
      model_version: 'llama3:8b-2026-10',
      sources: [],
      usage: { input_tokens: 31, output_tokens: 8, searches: 0 },
      cost_eur: null,
      raw: expect.objectContaining({ object: 'chat.completion' }),
    });
    expect(requests).toEqual([
      expect.objectContaining({
        model: 'llama3:8b',
        system: 'Réponds en français.',
        authorization: 'Bearer k-1',
      }),
    ]);
    expect(JSON.stringify(requests)).not.toContain('Secrète');
  });

  test.each([
    ['length', 'length'],
    ['content_filter', 'filtered'],
    ['stop', 'stop'],
  ])('finish reason %s is told as %s', async (finish, told) => {
    expect((await ask({ text: 'Je', finish })).outcome).toMatchObject({ kind: 'answer', finish: told });
  });

  test('an empty text is an answer', async () => {
    expect((await ask('')).outcome).toMatchObject({ kind: 'answer', text: '' });
  });

  test.each<[string, FakeAnswer, Outcome]>([
    [
      '429',
      { status: 429, retry_after_s: 7 },
      { kind: 'throttled', why: 'HTTP 429: scripted 429', retry_after_s: 7 },
    ],
    [
      '401, without the words of the provider',
      { status: 401, body: { error: { message: 'bad key sk-secret' } } },
      { kind: 'unusable', why: 'the provider refuses our key: HTTP 401' },
    ],
    [
      'a redirect, not followed',
      { status: 307 },
      { kind: 'unusable', why: 'nothing takes calls at this address: HTTP 307: scripted 307' },
    ],
    ['no answer in time', { fault: 'hang' }, { kind: 'unknown', why: 'no answer in 400 ms' }],
    ['a reset after sending', { fault: 'reset' }, { kind: 'unknown', why: 'ECONNRESET read ECONNRESET' }],
    [
      'a close before answering',
      { fault: 'close' },
      { kind: 'unknown', why: 'UND_ERR_SOCKET other side closed' },
    ],
  ])('%s: one request, never another', async (_, answer, expected) => {
    const { outcome, requests } = await ask(answer);
    expect(outcome).toEqual(expected);
    expect(requests).toHaveLength(1);
  });

  test('a 200 that is not a completion may have been charged', async () => {
    const { outcome } = await ask({ status: 200, body: { hello: 'you' } });
    expect(outcome.kind).toBe('unknown');
  });

  test('no server, no name, no TLS: not sent', async () => {
    for (const base of [await closedPort(), 'http://nobody.invalid', fake.url.replace('http:', 'https:')])
      expect((await ask('x', { base })).outcome.kind).toBe('not_sent');
  });

  test('stopped before the call: not sent; stopped during it: unknown', async () => {
    expect((await ask('x', { signal: AbortSignal.abort() })).outcome).toEqual({
      kind: 'not_sent',
      why: 'stopped before the call was made',
    });
    const { outcome } = await ask({ fault: 'hang' }, { signal: AbortSignal.timeout(100) });
    expect(outcome).toEqual({ kind: 'unknown', why: 'stopped during the call' });
  });
});

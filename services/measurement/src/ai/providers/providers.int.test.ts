import { describe, expect, test } from '@jest/globals';
import { COMPLETION } from '../../testing/completion.ts';
import { providerOfFile, type Seen } from '../../testing/provider.ts';
import type { Adapter } from '../adapter.ts';
import { askModelOf } from '../ask.ts';
import type { Limits } from '../limits.ts';
import type { Call } from '../port.ts';
import { PROVIDERS } from '../providers.ts';
import { modelsOf } from '../settings.ts';
import { REPLIES } from './replies.test-data.ts';

const provided = providerOfFile();

const ask = async (
  id: string,
  answered: ReturnType<typeof provided.reply>,
  over: Partial<Call> = {},
  limits: Partial<Limits> = {},
  under = '',
) => {
  const seen: Seen[] = [];
  provided.reply = (request) => {
    seen.push(request);
    return answered;
  };
  const provider = id.slice(0, id.indexOf(':')) as keyof typeof PROVIDERS;
  const settings = {
    AI_MODELS: id,
    [PROVIDERS[provider].key]: 'k-1',
    [PROVIDERS[provider].base]: `${provided.url}${under}`,
  };
  const [model] = modelsOf(settings);
  if (!model) throw new Error('no model');
  const outcome = await askModelOf(settings, { timeoutMs: 2000, ...limits })({
    model,
    system: 'Réponds en français.',
    prompt: 'Quel plombier choisir à Angers ?',
    search: true,
    ville: 'Angers',
    signal: new AbortController().signal,
    ...over,
  });
  return { outcome, seen };
};

// It speaks for any server: what it is told is tested in `ask.int.test.ts`.
const ANY_SERVER = 'openai-compatible';

const ROSTER = { roster: { type: ['string', 'null'] } };
const SCHEMA = { type: 'object', properties: ROSTER, required: ['roster'], additionalProperties: false };

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
    expect(sent).toContain(':16000');
    expect(sent).toContain(tool);
  });

  test('a reply that its provider calls complete is not cut, however many tokens it took', async () => {
    const { outcome } = await ask(id, { status: 200, body }, {}, { outputTokens: 20 });
    // Mistral's conversations never say why they ended.
    expect(outcome).toMatchObject({ finish: id.startsWith('mistral') ? 'length' : 'stop' });
  });

  test.each([
    [429, 'throttled'],
    [400, 'rejected'],
    [401, 'unusable'],
    [402, 'unusable'],
    [404, 'unusable'],
    [405, 'unusable'],
    [500, 'unknown'],
    [529, id.startsWith('anthropic') ? 'throttled' : 'unknown'],
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

test.each(Object.entries<Adapter>(PROVIDERS))(
  'a call of %s that may not search the web is given no search and charged none, with a schema or without',
  async (provider, { reader = 'any' }) => {
    const known = REPLIES.find(({ id }) => id.startsWith(`${provider}:`));
    const body = known === undefined || provider === 'mistral' ? COMPLETION : known.body;
    for (const schema of [undefined, SCHEMA]) {
      const over = { search: undefined, schema };
      const { outcome, seen } = await ask(`${provider}:${reader}`, { status: 200, body }, over);
      const [text, usage] = ['Appelez **Sos Fuite**.', { searches: 0 }];
      expect(outcome).toMatchObject({ kind: 'answer', text, usage });
      expect(seen).toHaveLength(1);
      const sent = JSON.stringify(seen[0]?.body);
      expect(sent).not.toMatch(/web_?search"|google_?search/i);
      expect(sent.includes('"roster"')).toBe(schema !== undefined);
    }
  },
);

const bodyOf = async (id: string) => {
  const provider = id.slice(0, id.indexOf(':'));
  const body = REPLIES.find((known) => known.id.startsWith(`${provider}:`))?.body;
  return (await ask(id, { status: 200, body })).seen[0]?.body;
};

test.each([
  ['claude-3-5-haiku-20241022', 'web_search_20250305'],
  ['claude-opus-4-20250514', 'web_search_20250305'],
  ['claude-haiku-4-5', 'web_search_20250305'],
  ['claude-sonnet-4-5-20250929', 'web_search_20250305'],
  ['claude-sonnet-4-6', 'web_search_20260318'],
  ['claude-opus-4-8', 'web_search_20260318'],
  ['claude-haiku-5-5', 'web_search_20260318'],
])('%s searches with %s, five times at most', async (model, type) => {
  expect(await bodyOf(`anthropic:${model}`)).toMatchObject({ tools: [{ type, max_uses: 5 }] });
});

test.each([
  ['gpt-5', { effort: 'low' }],
  ['gpt-5.2-2025-12-11', { effort: 'low' }],
  ['gpt-6.2-sol', { effort: 'low' }],
  ['o3', { effort: 'low' }],
  ['gpt-5-pro', undefined],
  ['gpt-5-chat-latest', undefined],
  ['gpt-4o', undefined],
])('OpenAI’s %s reasons with %j, and searches five times at most', async (model, reasoning) => {
  const body = await bodyOf(`openai:${model}`);
  expect([body?.['reasoning'], body?.['max_tool_calls']]).toEqual([reasoning, 5]);
});

test('xAI ends after five turns; Claude reasons little where it does so by itself', async () => {
  expect(await bodyOf('xai:grok-4.7')).toMatchObject({ max_turns: 5 });
  expect(await bodyOf('anthropic:claude-sonnet-5-5')).toMatchObject({ output_config: { effort: 'low' } });
  const before = await bodyOf('anthropic:claude-sonnet-4-6');
  expect([before?.['output_config'], before?.['thinking']]).toEqual([undefined, undefined]);
});

test('searches are made from the customer’s town, in France, wherever a provider takes a place', async () => {
  const place = { country: 'FR', city: 'Angers', timezone: 'Europe/Paris' };
  expect(await bodyOf('openai:gpt-5')).toMatchObject({ tools: [{ user_location: place }] });
  expect(await bodyOf('anthropic:claude-haiku-4-5')).toMatchObject({ tools: [{ user_location: place }] });
  expect(await bodyOf('perplexity:sonar')).toMatchObject({
    web_search_options: { user_location: place },
    language_preference: 'fr',
  });
});

test.each([
  ['anthropic:claude-haiku-4-5', ['', '/', '/v1', '/v1/'], '/v1/messages'],
  ['anthropic:claude-haiku-4-5', ['/anthropic', '/anthropic/v1'], '/anthropic/v1/messages'],
  ['mistral:mistral-medium-latest', ['', '/v1'], '/v1/conversations'],
  ['google:gemini-3.8-flash', ['', '/v1beta'], '/v1beta/models/gemini-3.8-flash:generateContent'],
  ['openai:gpt-5', ['', '/v1'], '/v1/responses'],
  ['openai:gpt-5', ['/v1/account/openai'], '/v1/account/openai/responses'],
  ['xai:grok-4.7', ['', '/v1'], '/v1/responses'],
  ['perplexity:sonar', ['', '/'], '/chat/completions'],
])('%s is asked at the same path, whether its address is written %j', async (id, spellings, path) => {
  for (const under of spellings) {
    const { seen } = await ask(id, { status: 500, body: {} }, {}, {}, under);
    expect(seen.map((request) => request.path)).toEqual([path]);
  }
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { askModelOf } from '../ask.ts';
import { PROVIDERS } from '../providers.ts';
import { modelsOf } from '../settings.ts';
import { REPLIES } from './replies.test-data.ts';

const SCHEMA = {
  type: 'object',
  properties: { roster: { type: ['string', 'null'] } },
  required: ['roster'],
  additionalProperties: false,
};

/** A reply to `/chat/completions`. */
const COMPLETION = {
  ...{ id: 'c_1', object: 'chat.completion', created: 1, model: 'reader-2026' },
  choices: [{ index: 0, message: { role: 'assistant', content: 'A' }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
};

let reply: unknown;
let seen: { path: string; body: string }[] = [];
const server = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (part: string) => {
    body += part;
  });
  request.on('end', () => {
    seen.push({ path: request.url ?? '', body });
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
  });
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

const COMPLETES = new Set(['mistral', 'openai-compatible']);

test.each(Object.keys(PROVIDERS) as (keyof typeof PROVIDERS)[])(
  'a reply of %s is held to a schema by one request without a web search, and kept as it came',
  async (provider) => {
    const known = REPLIES.find(({ id }) => id.startsWith(`${provider}:`));
    reply = COMPLETES.has(provider) ? COMPLETION : known?.body;
    seen = [];
    const { key, base } = PROVIDERS[provider];
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const model = 'reader' in PROVIDERS[provider] ? PROVIDERS[provider].reader : 'any';
    const settings = { AI_MODELS: `${provider}:${model}`, [key]: 'k-1', [base]: url };
    const [asked] = modelsOf(settings);
    if (asked === undefined) throw new Error('no model');
    const outcome = await askModelOf(settings, { timeoutMs: 2000 })({
      ...{ model: asked, system: 'List the businesses.', prompt: 'The answer' },
      schema: SCHEMA,
      signal: new AbortController().signal,
    });
    expect(outcome).toMatchObject({
      kind: 'answer',
      text: COMPLETES.has(provider) ? 'A' : 'Appelez **Sos Fuite**.',
      usage: { searches: 0 },
    });
    expect(seen).toHaveLength(1);
    expect(seen[0]?.body).toContain('"roster"');
    expect(seen[0]?.body).not.toMatch(/web_?search"|google_?search/i);
  },
);

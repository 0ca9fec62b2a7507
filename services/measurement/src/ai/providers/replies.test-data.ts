import type { Source } from '../port.ts';

type Reply = {
  id: string;
  path: string;
  key: string;
  /** Part of the request that asks for a web search. */
  tool: string;
  body: unknown;
  sources: Source[];
  searches: number;
  cost_eur: number;
};

const TEXT = 'Appelez **Sos Fuite**.';
const SITE = { url: 'https://sos-fuite.example/', title: 'Sos Fuite' };

/** A reply of each provider in its own shape, as small as its client accepts. */
const responses = (model: string) => ({
  id: 'resp_1',
  object: 'response',
  created_at: 1,
  status: 'completed',
  model,
  output: [
    {
      type: 'web_search_call',
      id: 'ws_1',
      status: 'completed',
      action: { type: 'search', query: 'plombier angers' },
    },
    {
      type: 'web_search_call',
      id: 'ws_2',
      status: 'completed',
      action: { type: 'open_page', url: SITE.url },
    },
    {
      type: 'message',
      id: 'msg_1',
      role: 'assistant',
      status: 'completed',
      content: [
        {
          type: 'output_text',
          text: TEXT,
          annotations: [{ type: 'url_citation', start_index: 8, end_index: 21, ...SITE }],
        },
      ],
    },
  ],
  usage: {
    input_tokens: 100,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: 20,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: 120,
  },
});

export const REPLIES: Reply[] = [
  {
    id: 'openai:gpt-5',
    path: '/v1/responses',
    key: 'Bearer k-1',
    tool: '"web_search"',
    body: responses('gpt-5-2026'),
    sources: [SITE],
    searches: 1,
    cost_eur: (100 * 1.25e-6 + 20 * 10e-6 + 0.01) * 0.87,
  },
  {
    id: 'xai:grok-4.7',
    path: '/v1/responses',
    key: 'Bearer k-1',
    tool: '"web_search"',
    body: responses('grok-4.7-2026'),
    sources: [SITE],
    searches: 1,
    cost_eur: (100 * 2e-6 + 20 * 6e-6 + 0.005) * 0.87,
  },
  {
    id: 'anthropic:claude-sonnet-4-6',
    path: '/v1/messages',
    key: 'k-1',
    tool: '"web_search_20260318"',
    body: {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: 'claude-sonnet-4-6-2026',
      content: [
        {
          type: 'server_tool_use',
          id: 'srvtoolu_1',
          name: 'web_search',
          input: { query: 'plombier angers' },
        },
        {
          type: 'web_search_tool_result',
          tool_use_id: 'srvtoolu_1',
          content: [{ type: 'web_search_result', ...SITE, encrypted_content: 'x', page_age: null }],
        },
        { type: 'text', text: TEXT },
      ],
      stop_reason: 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: 100, output_tokens: 20, server_tool_use: { web_search_requests: 1 } },
    },
    sources: [SITE],
    searches: 1,
    cost_eur: (100 * 3e-6 + 20 * 15e-6 + 0.01) * 0.87,
  },
  {
    id: 'google:gemini-3.8-flash',
    path: '/v1beta/models/gemini-3.8-flash:generateContent',
    key: 'k-1',
    tool: '"googleSearch"',
    body: {
      modelVersion: 'gemini-3.8-flash-2026',
      candidates: [
        {
          content: { role: 'model', parts: [{ text: TEXT }] },
          finishReason: 'STOP',
          groundingMetadata: {
            webSearchQueries: ['plombier angers', 'fuite angers'],
            groundingChunks: [{ web: { uri: 'https://redirect.example/abc', title: 'sos-fuite.example' } }],
          },
        },
      ],
      usageMetadata: { promptTokenCount: 100, candidatesTokenCount: 20, totalTokenCount: 120 },
    },
    sources: [{ url: 'https://redirect.example/abc', title: 'sos-fuite.example' }],
    searches: 2,
    cost_eur: (100 * 0.75e-6 + 20 * 3.75e-6 + 0.028) * 0.87,
  },
  {
    id: 'perplexity:sonar',
    path: '/chat/completions',
    key: 'Bearer k-1',
    tool: '"sonar"',
    body: {
      id: 'p1',
      created: 1,
      model: 'sonar-2026',
      choices: [{ message: { role: 'assistant', content: TEXT }, finish_reason: 'stop' }],
      citations: [SITE.url],
      usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120, cost: { total_cost: 0.0062 } },
    },
    sources: [{ url: SITE.url }],
    searches: 1,
    cost_eur: 0.0062 * 0.87,
  },
  {
    id: 'mistral:mistral-medium-latest',
    path: '/v1/conversations',
    key: 'Bearer k-1',
    tool: '"web_search"',
    body: {
      object: 'conversation.response',
      conversation_id: 'conv_1',
      outputs: [
        {
          type: 'tool.execution',
          id: 't1',
          name: 'web_search',
          arguments: '{"query":"plombier angers"}',
          info: {},
        },
        {
          type: 'message.output',
          id: 'm1',
          role: 'assistant',
          model: 'mistral-medium-2026',
          content: [
            { type: 'text', text: TEXT },
            { type: 'tool_reference', tool: 'web_search', ...SITE },
          ],
        },
      ],
      usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
    },
    sources: [SITE],
    searches: 1,
    cost_eur: (100 * 1.5e-6 + 20 * 7.5e-6 + 0.03) * 0.87,
  },
];

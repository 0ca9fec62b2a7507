import type { Tool } from 'ai';
import { type Adapter, searchesOfResponses, settingsOf } from '../adapter.ts';

/** `/responses`, with its own web search; the provider does not store the reply. */
export const xai = {
  label: 'xAI',
  key: 'XAI_API_KEY',
  base: 'XAI_BASE_URL',
  recherche_web: true,
  // `url_citation` annotations of the text.
  sources: 'citees',
  reader: 'grok-4.3',
  prices: {
    // https://docs.x.ai/developers/grok-4-7, /models/grok-4.20-0309 and, for a search, /pricing
    read: '2026-11-28',
    list: [
      ['grok-4.7', 2, 6, 5],
      ['grok-4.20', 1.25, 2.5, 5],
      // Unconfirmed.
      ['grok-4.3', 1.25, 2.5, 5],
    ],
  },
  open: async (connection, { model, search }) => {
    const { createXai } = await import('@ai-sdk/xai');
    const provider = createXai(settingsOf(connection, '/v1', true));
    return {
      model: provider.responses(model),
      // The type comes from the older core that this package pins; the wire format is the same.
      ...(search && { tools: { web_search: provider.tools.webSearch({}) as unknown as Tool } }),
      providerOptions: { xai: { store: false, ...(search?.most && { maxTurns: search.most }) } },
    };
  },
  searches: searchesOfResponses,
} as const satisfies Adapter;

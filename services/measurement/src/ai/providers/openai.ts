import { type Adapter, frenchPlace, searchesOfResponses, settingsOf } from '../adapter.ts';

/** `/responses`, with its own web search; the provider does not store the reply. */
export const openai = {
  label: 'OpenAI',
  key: 'OPENAI_API_KEY',
  base: 'OPENAI_BASE_URL',
  recherche_web: true,
  // `url_citation` annotations of the text.
  sources: 'citees',
  reader: 'gpt-6-luna',
  prices: {
    // https://developers.openai.com/api/docs/models
    read: '2026-11-28',
    list: [
      ['gpt-6.2-astra', 8, 40, 10],
      ['gpt-6.2-sol', 2, 10, 10],
      ['gpt-6.1-sol', 2, 10, 10],
      ['gpt-6.1-terra', 1, 5, 10],
      ['gpt-6-astra', 10, 50, 10],
      ['gpt-6-sol', 2, 10, 10],
      ['gpt-6-luna', 0.1, 0.5, 10],
      ['gpt-5.6-sol', 4, 20, 10],
      ['gpt-5.6-terra', 2, 12, 10],
      ['gpt-5.6-luna', 0.2, 1.2, 10],
      ['gpt-5.4-nano', 0.2, 1.25, 10],
      ['gpt-5.1', 1.25, 10, 10],
      ['gpt-5-mini', 0.25, 2, 10],
      ['gpt-5-nano', 0.05, 0.4, 10],
      // Unconfirmed.
      ['gpt-5.5', 5, 30, 10],
      ['gpt-5.4', 2.5, 15, 10],
      ['gpt-5.4-mini', 0.75, 4.5, 10],
      ['gpt-5.2', 1.75, 14, 10],
      ['gpt-5', 1.25, 10, 10],
      ['gpt-5-pro', 15, 120, 10],
      ['gpt-4.1', 2, 8, 10],
      ['gpt-4.1-mini', 0.4, 1.6, 10],
    ],
  },
  open: async (connection, { model, ville, search, effort }) => {
    const { createOpenAI } = await import('@ai-sdk/openai');
    const provider = createOpenAI(settingsOf(connection, '/v1', true));
    return {
      model: provider.responses(model),
      ...(search && {
        tools: { web_search: provider.tools.webSearch({ userLocation: frenchPlace(ville) }) },
      }),
      providerOptions: {
        openai: {
          store: false,
          reasoningEffort: effort,
          // Left out: only an organisation that OpenAI has verified may ask for one.
          reasoningSummary: null,
          ...(search && { maxToolCalls: search.most }),
        },
      },
    };
  },
  searches: searchesOfResponses,
} as const satisfies Adapter;

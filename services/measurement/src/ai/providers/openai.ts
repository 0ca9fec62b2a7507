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

import { type Adapter, settingsOf } from '../adapter.ts';

/** `/conversations`, Mistral's only endpoint with a web search; all other calls use `/chat/completions`. */
export const mistral = {
  label: 'Mistral',
  key: 'MISTRAL_API_KEY',
  base: 'MISTRAL_BASE_URL',
  recherche_web: true,
  // `tool_reference` parts of the text.
  sources: 'citees',
  reader: 'mistral-small-latest',
  prices: {
    // https://docs.mistral.ai/inference/pricing
    list: [
      // Unconfirmed.
      ['mistral-large', 0.5, 1.5, 30],
      ['mistral-medium', 1.5, 7.5, 30],
      ['mistral-medium-3.5', 1.5, 7.5, 30],
      ['mistral-medium-2508', 0.4, 2, 30],
      ['mistral-small', 0.15, 0.6, 30],
    ],
  },
  open: async (connection, { model, search }) => {
    const { createMistral } = await import('@ai-sdk/mistral');
    const provider = createMistral(settingsOf(connection, '/v1'));
    if (search === undefined)
      return { model: provider(model), providerOptions: { mistral: { strictJsonSchema: true } } };
    return {
      model: provider.conversation(model),
      tools: { web_search: provider.tools.webSearch() },
    };
  },
  cutsSilently: true,
  searches: (reply) => reply.toolCalls.filter(({ toolName }) => toolName === 'web_search').length,
} as const satisfies Adapter;

import { type Adapter, settingsOf, toolCallsNamed } from '../adapter.ts';

/** `/conversations`, Mistral's only endpoint with a web search; structured replies use `/chat/completions`. */
export const mistral = {
  label: 'Mistral',
  key: 'MISTRAL_API_KEY',
  base: 'MISTRAL_BASE_URL',
  recherche_web: true,
  reader: 'mistral-small-latest',
  open: async (connection, { model, structured }) => {
    const { createMistral } = await import('@ai-sdk/mistral');
    const provider = createMistral(settingsOf(connection));
    if (structured)
      return { model: provider(model), providerOptions: { mistral: { strictJsonSchema: true } } };
    return {
      model: provider.conversation(model),
      tools: { web_search: provider.tools.webSearch() },
    };
  },
  searches: (reply) => toolCallsNamed(reply, 'web_search'),
} as const satisfies Adapter;

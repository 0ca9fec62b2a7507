import { type Adapter, settingsOf, toolCallsNamed } from '../adapter.ts';

/** `/conversations`, the only door of Mistral with a web search; a reply held to a schema comes from `/chat/completions`. */
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

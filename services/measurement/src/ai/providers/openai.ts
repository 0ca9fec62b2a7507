import { type Adapter, frenchPlace, settingsOf, toolCallsNamed } from '../adapter.ts';

/** `/responses`, with its own web search; the provider does not store the reply. */
export const openai = {
  label: 'OpenAI',
  key: 'OPENAI_API_KEY',
  base: 'OPENAI_BASE_URL',
  recherche_web: true,
  reader: 'gpt-5-nano',
  open: async (connection, { model, ville, structured }) => {
    const { createOpenAI } = await import('@ai-sdk/openai');
    const provider = createOpenAI(settingsOf(connection));
    return {
      model: provider.responses(model),
      tools: { web_search: provider.tools.webSearch({ userLocation: frenchPlace(ville) }) },
      providerOptions: { openai: { store: false, ...(structured && { reasoningEffort: 'low' }) } },
    };
  },
  searches: (reply) => toolCallsNamed(reply, 'web_search'),
} as const satisfies Adapter;

import { type Adapter, frenchPlace, settingsOf, toolCallsNamed } from '../adapter.ts';

/** `/messages`; at most five searches a call, each one charged. */
export const anthropic = {
  label: 'Anthropic',
  key: 'ANTHROPIC_API_KEY',
  base: 'ANTHROPIC_BASE_URL',
  recherche_web: true,
  reader: 'claude-haiku-4-5',
  open: async (connection, { model, ville }) => {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    const provider = createAnthropic(settingsOf(connection));
    return {
      model: provider(model),
      tools: {
        web_search: provider.tools.webSearch_20260318({ maxUses: 5, userLocation: frenchPlace(ville) }),
      },
    };
  },
  searches: (reply) => toolCallsNamed(reply, 'web_search'),
} as const satisfies Adapter;

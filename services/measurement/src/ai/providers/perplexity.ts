import { type Adapter, settingsOf } from '../adapter.ts';

type Told = { cost?: { totalCost?: number | null } | null } | undefined;

/** `/chat/completions`, which always searches and alone tells what it charged. */
export const perplexity = {
  label: 'Perplexity',
  key: 'PERPLEXITY_API_KEY',
  base: 'PERPLEXITY_BASE_URL',
  recherche_web: true,
  open: async (connection, { model }) => {
    const { createPerplexity } = await import('@ai-sdk/perplexity');
    return { model: createPerplexity(settingsOf(connection))(model) };
  },
  searches: () => 1,
  dollars: (reply) => {
    const dollars = (reply.providerMetadata?.['perplexity'] as Told)?.cost?.totalCost;
    return typeof dollars === 'number' ? dollars : null;
  },
} as const satisfies Adapter;

import { type Adapter, frenchPlace, settingsOf } from '../adapter.ts';

type Told = { cost?: { totalCost?: number | null } | null } | undefined;

/** `/chat/completions`, which searches by default and reports its price. Its support ended on 27/09/2026. */
export const perplexity = {
  label: 'Perplexity',
  key: 'PERPLEXITY_API_KEY',
  base: 'PERPLEXITY_BASE_URL',
  recherche_web: true,
  // `citations`: every page of the search; the text refers to some of them by number.
  sources: 'lues',
  reader: 'sonar',
  prices: {
    // https://docs.perplexity.ai/docs/legacy/sonar/models/sonar
    read: '2026-11-28',
    list: [
      ['sonar', 1, 1, 5],
      // Unconfirmed.
      ['sonar-pro', 3, 15, 6],
    ],
  },
  open: async (connection, { model, ville, search }) => {
    const { createPerplexity } = await import('@ai-sdk/perplexity');
    return {
      model: createPerplexity(settingsOf(connection))(model),
      providerOptions: {
        perplexity: search
          ? { language_preference: 'fr', web_search_options: { user_location: frenchPlace(ville) } }
          : { disable_search: true },
      },
    };
  },
  searches: () => 1,
  dollars: (reply) => {
    const dollars = (reply.providerMetadata?.['perplexity'] as Told)?.cost?.totalCost;
    return typeof dollars === 'number' ? dollars : null;
  },
} as const satisfies Adapter;

import type { GoogleProviderMetadata } from '@ai-sdk/google';
import { type Adapter, settingsOf } from '../adapter.ts';

/** `:generateContent`; the addresses of its sources are redirects, and their titles are the domains. */
export const google = {
  label: 'Google',
  key: 'GOOGLE_GENERATIVE_AI_API_KEY',
  base: 'GOOGLE_BASE_URL',
  recherche_web: true,
  // `groundingChunks`: what the search gave; only `groundingSupports`, which we do not keep, says what the text cites.
  sources: 'lues',
  reader: 'gemini-3.5-flash-lite',
  prices: {
    // https://ai.google.dev/gemini-api/docs/pricing, in the extract of https://github.com/api-evangelist/deepmind.
    read: '2026-10-07',
    list: [
      // Until 31/12/2026; then 1.5 and 7.5.
      ['gemini-3.8-flash', 0.75, 3.75, 14],
      ['gemini-3.5-flash', 1.5, 9, 14],
      ['gemini-3.5-flash-lite', 0.3, 2.5, 14],
      ['gemini-3.1-pro-preview', 2, 12, 14],
      // Unconfirmed; the first three cost half of it until 01/12/2026.
      ['gemini-4-carbon', 4, 20, 14],
      ['gemini-4-argon', 4, 20, 14],
      ['gemini-4-hydrogen', 1.5, 7.5, 14],
      ['gemini-3-flash-preview', 0.5, 3, 14],
    ],
  },
  open: async (connection, { model, search, effort }) => {
    const { createGoogle } = await import('@ai-sdk/google');
    const provider = createGoogle(settingsOf(connection, '/v1beta'));
    return {
      model: provider(model),
      providerOptions: { google: effort === null ? {} : { thinkingConfig: { thinkingLevel: effort } } },
      ...(search && { tools: { google_search: provider.tools.googleSearch({}) } }),
    };
  },
  version: (reply) => (reply.response.body as { modelVersion?: string } | undefined)?.modelVersion,
  searches: (reply) => {
    const metadata = reply.providerMetadata?.['google'] as Partial<GoogleProviderMetadata> | undefined;
    return metadata?.groundingMetadata?.webSearchQueries?.length ?? 0;
  },
} as const satisfies Adapter;

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

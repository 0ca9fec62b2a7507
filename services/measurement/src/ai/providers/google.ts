import { createGoogle, type GoogleProviderMetadata } from '@ai-sdk/google';
import { type Adapter, settingsOf } from '../sdk.ts';

/** `:generateContent`; the addresses of its sources are redirects, their title is the domain. */
export const google: Adapter = {
  open: (connection, { model }) => {
    const provider = createGoogle(settingsOf(connection));
    return { model: provider(model.model), tools: { google_search: provider.tools.googleSearch({}) } };
  },
  version: (reply) => (reply.response.body as { modelVersion?: string } | undefined)?.modelVersion,
  searches: (reply) => {
    const told = reply.providerMetadata?.['google'] as Partial<GoogleProviderMetadata> | undefined;
    return told?.groundingMetadata?.webSearchQueries?.length ?? 0;
  },
};

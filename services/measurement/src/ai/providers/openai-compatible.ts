import type { Adapter } from '../adapter.ts';

/** Any server with `/chat/completions`: no web search, a key only if the server wants one. */
export const openaiCompatible = {
  label: '',
  key: 'OPENAI_COMPATIBLE_API_KEY',
  base: 'OPENAI_COMPATIBLE_BASE_URL',
  recherche_web: false,
  sources: null,
  open: async ({ apiKey, baseURL = '', fetch }, { model }) => {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
    return {
      model: createOpenAICompatible({
        name: 'openai-compatible',
        baseURL,
        fetch,
        supportsStructuredOutputs: true,
        ...(apiKey === undefined ? {} : { apiKey }),
      })(model),
    };
  },
} as const satisfies Adapter;

import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { Adapter } from '../sdk.ts';

/** Any server that speaks `/chat/completions`: no web search, a key only when the server wants one. */
export const openaiCompatible: Adapter = {
  open: ({ apiKey, baseURL = '', fetch }, { model }) => ({
    model: createOpenAICompatible({
      name: 'openai-compatible',
      baseURL,
      fetch,
      ...(apiKey === undefined ? {} : { apiKey }),
    })(model.model),
  }),
};

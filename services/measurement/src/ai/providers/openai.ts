import { createOpenAI } from '@ai-sdk/openai';
import { type Adapter, frenchPlace, settingsOf, toolCallsNamed } from '../sdk.ts';

/** `/responses`, with its own web search; the reply is not kept by the provider. */
export const openai: Adapter = {
  open: (connection, { model, ville }) => {
    const provider = createOpenAI(settingsOf(connection));
    return {
      model: provider.responses(model.model),
      tools: { web_search: provider.tools.webSearch({ userLocation: frenchPlace(ville) }) },
      providerOptions: { openai: { store: false } },
    };
  },
  searches: (reply) => toolCallsNamed(reply, 'web_search'),
};

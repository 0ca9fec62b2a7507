import { createMistral } from '@ai-sdk/mistral';
import { type Adapter, settingsOf, toolCallsNamed } from '../sdk.ts';

/** `/conversations`, the only door of Mistral with a web search. */
export const mistral: Adapter = {
  open: (connection, { model }) => {
    const provider = createMistral(settingsOf(connection));
    return {
      model: provider.conversation(model.model),
      tools: { web_search: provider.tools.webSearch() },
    };
  },
  searches: (reply) => toolCallsNamed(reply, 'web_search'),
};

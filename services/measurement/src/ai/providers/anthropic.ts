import { createAnthropic } from '@ai-sdk/anthropic';
import { type Adapter, frenchPlace, settingsOf, toolCallsNamed } from '../sdk.ts';

/** `/messages`; at most five searches a call, each one charged. */
export const anthropic: Adapter = {
  open: (connection, { model, ville }) => {
    const provider = createAnthropic(settingsOf(connection));
    return {
      model: provider(model.model),
      tools: {
        web_search: provider.tools.webSearch_20260318({ maxUses: 5, userLocation: frenchPlace(ville) }),
      },
    };
  },
  searches: (reply) => toolCallsNamed(reply, 'web_search'),
};

import { createPerplexity } from '@ai-sdk/perplexity';
import { EUROS_PER_DOLLAR } from '../prices.ts';
import { type Adapter, settingsOf } from '../sdk.ts';

type Told = { cost?: { totalCost?: number | null } | null } | undefined;

/** `/chat/completions`, which always searches and alone tells what it charged. */
export const perplexity: Adapter = {
  open: (connection, { model }) => ({ model: createPerplexity(settingsOf(connection))(model.model) }),
  searches: () => 1,
  cost: (reply) => {
    const dollars = (reply.providerMetadata?.['perplexity'] as Told)?.cost?.totalCost;
    return typeof dollars === 'number' ? dollars * EUROS_PER_DOLLAR : null;
  },
};

import { elapsed } from '@agence/platform/process/clock';
import type { ModelTried } from '@agence/proto/measurement/v1/operator';
import type { Exchange } from '../ai/exchange.ts';
import type { ModelRef } from '../ai/port.ts';
import type { Needs } from '../needs.ts';
import { oddities, type Trial } from './trials.ts';

/** Makes one trial call of a model; the reply holds its outcome and its oddities. */
export const tried = async (
  { askNoting }: Pick<Needs, 'askNoting'>,
  model: ModelRef,
  { step, asked, odd }: Trial,
): Promise<ModelTried> => {
  let exchange: Exchange | undefined;
  const ask = askNoting((seen) => {
    exchange = seen;
  });
  const spent = elapsed();
  const outcome = await ask({ ...asked, model, signal: new AbortController().signal });
  const shown = {
    ...{ model: model.id, step, seconds: Math.round(spent() / 100) / 10 },
    exchange: exchange === undefined ? undefined : JSON.stringify(exchange),
  };
  if (outcome.kind !== 'answer')
    return {
      ...{ ...shown, text: '', sources: [], searches: 0, input_tokens: 0, output_tokens: 0 },
      odd: [`${outcome.kind}: ${outcome.why}`],
    };
  const { text, model_version, sources, usage, cost_eur } = outcome;
  return {
    ...{ ...shown, ...usage, text, version: model_version ?? undefined, euros: cost_eur ?? undefined },
    sources: sources.map(({ url, title }) => (title === undefined ? url : `${url} (${title})`)),
    odd: [...oddities(outcome, step), ...odd(outcome, model)].filter((oddity) => oddity !== false),
  };
};

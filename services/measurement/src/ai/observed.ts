import { elapsed } from '@agence/platform/process/clock';
import { duration } from '@agence/platform/process/metrics';
import { inSpan } from '@agence/platform/process/telemetry';
import type { AskModel, Outcome } from './port.ts';

const calls = duration('gen_ai.client.operation.duration', 'Calls of AI models, each attempt');

const ERRORS: Readonly<Record<Outcome['kind'], 'retried' | 'refused' | 'unknown' | undefined>> = {
  answer: undefined,
  not_sent: 'retried',
  throttled: 'retried',
  unusable: 'retried',
  rejected: 'refused',
  unknown: 'unknown',
};

/** The same calls with a duration and a span each. Neither holds the prompt, the account or the answer. */
export const observed =
  (ask: AskModel): AskModel =>
  (call) => {
    const { provider, model } = call.model;
    const asked = { 'gen_ai.provider.name': provider, 'gen_ai.request.model': model };
    const attributes = { ...asked, 'gen_ai.operation.name': 'chat' };
    const carrier = call.trace ?? {};
    return inSpan(`chat ${model}`, { kind: 'CLIENT', attributes, carrier }, async (span) => {
      const spent = elapsed();
      const outcome = await ask(call);
      const error = ERRORS[outcome.kind];
      const ended = error === undefined ? {} : { 'error.type': error };
      calls(spent() / 1000, { ...asked, ...ended });
      span.note(ended);
      if (error !== undefined) span.failed();
      return outcome;
    });
  };

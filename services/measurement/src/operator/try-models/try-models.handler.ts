import type { TryModelsRequest, TryModelsResponse } from '@agence/proto/measurement/v1/operator';
import { callable } from '../../cells/means.ts';
import type { Needs } from '../../needs.ts';
import { trials, tried } from './trials.ts';

/** Asks configured models one question, one reading and one preparation each; nothing is kept here. */
export const tryModels =
  (needs: Needs) =>
  async ({ model: wanted }: TryModelsRequest): Promise<TryModelsResponse> => {
    const configured = new Map(callable(needs).map((model) => [model.id, model]));
    const models = [...configured.values()].filter(({ id }) => wanted === undefined || id === wanted);
    const each = await trials();
    const calls = models.flatMap((model) => each.map((trial) => tried(needs, model, trial)));
    return { tried: await Promise.all(calls), configured: [...configured.keys()] };
  };

import type { ListStoppedResponse } from '@agence/proto/measurement/v1/operator';
import { unix } from '@agence/words/paris';
import { openBreakers } from '../cells/open-breakers.ts';
import type { Needs } from '../needs.ts';

/** Models that take no call until a person acts, the longest stopped first. */
export const listStopped = (needs: Needs) => async (): Promise<ListStoppedResponse> => {
  const stopped = (await openBreakers(needs)).flatMap(({ _id: model, why, since }) =>
    why === undefined ? [] : [{ model, why, depuis_ts: unix(since) }],
  );
  return { stopped: stopped.toSorted((a, b) => a.depuis_ts - b.depuis_ts) };
};

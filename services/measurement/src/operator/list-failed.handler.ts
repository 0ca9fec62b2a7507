import type { ListFailedResponse, ListStoppedResponse } from '@agence/proto/measurement/v1/operator';
import { unix } from '@agence/words/paris';
import { openBreakers } from '../cells/means.ts';
import { depassee, whose } from '../mesures/depassee.ts';
import type { Needs } from '../needs.ts';

/** Final failures that an operator may still retry, the oldest first. */
export const listFailed = (needs: Needs) => async (): Promise<ListFailedResponse> => {
  const failed: ListFailedResponse['failed'] = [];
  for (const { id, mesure } of await needs.mesures.failed()) {
    const { fiche, essai, terminee, lancee } = mesure;
    if (mesure.diagnostic === 'prospect' || (await depassee(needs, mesure))) continue;
    const { entreprise } = fiche;
    failed.push({ id, ...whose(mesure), entreprise, essai, echec_ts: unix(terminee ?? lancee) });
  }
  return { failed: failed.toSorted((a, b) => a.echec_ts - b.echec_ts) };
};

/** Models that take no call until a person acts, the longest stopped first. */
export const listStopped = (needs: Needs) => async (): Promise<ListStoppedResponse> => {
  const stopped = (await openBreakers(needs)).flatMap(({ _id: model, why, since }) =>
    why === undefined ? [] : [{ model, why, depuis_ts: unix(since) }],
  );
  return { stopped: stopped.toSorted((a, b) => a.depuis_ts - b.depuis_ts) };
};

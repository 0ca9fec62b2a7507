import { randomUUID } from 'node:crypto';
import { unix } from '@agence/platform/paris';
import { refused } from '@agence/platform/refus';
import type {
  ListFailedResponse,
  RetryMeasurementRequest,
  RetryMeasurementResponse,
} from '@agence/proto/measurement/v1/operator';
import { countOfAnswers } from '../cells/new-cells.ts';
import { essaiDe } from '../mesures/lancer.ts';
import type { Mesure } from '../mesures/mesure.ts';
import type { Needs } from '../needs.ts';
import { retryMeasurement } from './retry-measurement.rule.ts';

/** A later try is there, a later measurement, or the client is no longer the one that was measured. */
const depassee = async ({ mesures, dossiers }: Needs, mesure: Mesure): Promise<boolean> => {
  const { compte, client, lancee, origine, essai, diagnostic } = mesure;
  const later = { 'state.compte': compte, 'state.client': client, 'state.lancee': { $gt: lancee } };
  if ((await mesures.read(essaiDe(origine, essai + 1))).state !== null) return true;
  if ((await mesures.readMany(later)).length > 0) return true;
  if (diagnostic !== undefined) return false;
  const { result } = await dossiers.lireDossier({ compte, client });
  return result?.$case !== 'dossier' || !result.value.actif || result.value.revision !== mesure.revision;
};

/** No account asked for what a person asked through the form. */
const whose = ({ compte, client, diagnostic }: Mesure) => ({
  compte: diagnostic === 'lead' ? undefined : compte,
  client,
});

/** What failed for good and still matters, the oldest first. */
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

/** The sweep takes it up within seconds, or once the account is served. */
export const retryMeasurementHandler =
  (needs: Needs) =>
  async ({ operator, id, why }: RetryMeasurementRequest): Promise<RetryMeasurementResponse> => {
    const { mesures, clock } = needs;
    const { state } = await mesures.read(id || '?');
    const outcome = await mesures.carryOut(id || '?', retryMeasurement, {
      ...{ command_id: randomUUID(), confirmer: true },
      ...{ operator, why, at: clock.now() },
      depassee: state?.etat === 'en échec' && (await depassee(needs, state)),
    });
    if ('refusal' in outcome) return refused(outcome);
    if (state === null) throw new Error('a measurement that is not there was taken up');
    const appels_prevus = countOfAnswers(state);
    const next = essaiDe(state.origine, outcome.proposal.essai);
    return { result: { $case: 'retried', value: { id: next, ...whose(state), appels_prevus } } };
  };

import { randomUUID } from 'node:crypto';
import { refused } from '@agence/gesture/handler';
import { appelsDeReponses } from '@agence/words/promises';
import { countOfAnswers } from '../mesures/answer-cells.ts';
import { depassee, whose } from '../mesures/depassee.ts';
import { planDe } from '../mesures/lancer.ts';
import { essaiDe } from '../mesures/mesure.ts';
import { retryMeasurement } from '../mesures/retry-measurement.rule.ts';
import type { Needs } from '../needs.ts';
import type { Rpc } from '../rpc.ts';

/** The sweep starts the new try within seconds, or once the account is served. */
export const retryMeasurementHandler =
  (needs: Needs): Rpc['retryMeasurement'] =>
  async ({ operator, id, why }) => {
    const { mesures, clock } = needs;
    const { state } = await mesures.read(id || '?');
    // A client's measurement follows the current plan; a diagnostic keeps its own.
    const plan = state !== null && state.diagnostic === undefined ? await planDe(needs, state) : null;
    const outcome = await mesures.carryOut(id || '?', retryMeasurement, {
      ...{ command_id: randomUUID(), confirmer: true },
      ...{ operator, why, at: clock.now() },
      depassee: state?.etat === 'en échec' && (await depassee(needs, state)),
    });
    if ('refusal' in outcome) return refused(outcome);
    if (state === null) throw new Error('a measurement that is not there was taken up');
    const asked = plan ?? state;
    const appels_prevus = appelsDeReponses(countOfAnswers(asked), asked.lecteur !== undefined);
    const next = essaiDe(state.origine, outcome.proposal.essai);
    return { result: { $case: 'retried', value: { id: next, ...whose(state), appels_prevus } } };
  };

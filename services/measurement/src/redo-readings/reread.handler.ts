import { randomUUID } from 'node:crypto';
import { refused } from '@agence/platform/refus';
import type {
  RereadMeasurementRequest,
  RereadMeasurementResponse,
} from '@agence/proto/measurement/v1/operator';
import { unix } from '@agence/words/paris';
import { lecturesEnPlus } from '@agence/words/promises';
import { readingPrice } from '../ai/prices.ts';
import { validity } from '../ai/validity.ts';
import { countOfAnswers } from '../mesures/answer-cells.ts';
import { lastRead } from '../mesures/last-read.ts';
import type { Needs } from '../needs.ts';
import { reread } from './reread.rule.ts';
import { answersKept, depassee } from './still-useful.ts';

const STEPS_MORE = 2;

/** The version of the model that reads today; null: rules read. */
const byToday = async ({ reader }: Pick<Needs, 'reader'>) => {
  const { READING_VERSION } = await import('@agence/reading');
  return reader === null ? null : { lecteur: reader.id, version: READING_VERSION };
};

/** Proposes that today's model reads the answers of a measurement again, with the price. Confirmed, the sweep begins within seconds. */
export const rereadMeasurement =
  (needs: Needs) =>
  async (asked: RereadMeasurementRequest): Promise<RereadMeasurementResponse> => {
    const { operator, why, confirmer } = asked;
    const id = asked.id || '?';
    const { mesures, cells, answers, reader } = needs;
    const { state } = await mesures.read(id);
    const outcome = await mesures.carryOut(id, reread, {
      ...{ command_id: randomUUID(), confirmer, operator, why, by: await byToday(needs) },
      gardees: await answersKept(needs, await cells.of(id)),
      depassee: state?.etat === 'faite' && (await depassee(needs, state)),
    });
    if ('refusal' in outcome) return refused(outcome);
    if (state === null || reader === null) throw new Error('a measurement is read again by nobody');
    const { compte, client, lancee, document } = state;
    const { lecteur, version } = outcome.proposal;
    const before = lastRead(id, state).mesure.bilan?.lecture;
    const valid = (await answers.of(id)).filter((answer) => validity(answer).valid).length;
    const appels_prevus = valid + STEPS_MORE * lecturesEnPlus(countOfAnswers(state));
    const euros = appels_prevus * readingPrice(reader);
    return {
      result: {
        $case: 'rereading',
        value: {
          ...{ id, compte, client, lancee_ts: unix(lancee), document, lecteur, version },
          ...{ lecteur_avant: before?.lecteur ?? undefined, version_avant: before?.version ?? '' },
          ...{ appels_prevus, euros: Number.isFinite(euros) ? euros : undefined, commencee: confirmer },
        },
      },
    };
  };

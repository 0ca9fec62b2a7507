import { randomUUID } from 'node:crypto';
import { refused } from '@agence/gesture/handler';
import { unix } from '@agence/words/paris';
import { lecturesEnPlus } from '@agence/words/promises';
import { readingPrice } from '../../ai/prices.ts';
import { validity } from '../../ai/validity.ts';
import { countOfAnswers } from '../../mesures/answer-cells.ts';
import type { Mesure } from '../../mesures/mesure.ts';
import { lastRead } from '../../mesures/reading-cells.ts';
import type { Needs } from '../../needs.ts';
import type { Rpc } from '../../rpc.ts';
import { answersKept, depassee } from './conclude-rereading.ts';
import { reread, type Version } from './reread.rule.ts';

const STEPS_MORE = 2;

const byToday = async ({ reader }: Needs): Promise<Version | null> => {
  const { READING_VERSION } = await import('@agence/reading');
  return reader === null ? null : { lecteur: reader.id, version: READING_VERSION };
};

/** A measurement and its reading so far, with the most calls of a further reading and their price; undefined: unknown price. */
const estimate = async (
  { answers }: Needs,
  id: string,
  state: Mesure,
  reader: NonNullable<Needs['reader']>,
) => {
  const { compte, client, lancee, document } = state;
  const before = lastRead(id, state).mesure.bilan?.lecture;
  const valid = (await answers.of(id)).filter((answer) => validity(answer).valid).length;
  const appels_prevus = valid + STEPS_MORE * lecturesEnPlus(countOfAnswers(state));
  const euros = appels_prevus * readingPrice(reader);
  return {
    id,
    compte,
    client,
    lancee_ts: unix(lancee),
    document,
    appels_prevus,
    lecteur_avant: before?.lecteur ?? undefined,
    version_avant: before?.version ?? '',
    euros: Number.isFinite(euros) ? euros : undefined,
  };
};

/** Proposes that today's model reads the answers of a measurement again, with the price. Confirmed, the sweep begins within seconds. */
export const rereadMeasurement =
  (needs: Needs): Rpc['rereadMeasurement'] =>
  async (asked) => {
    const { operator, why, confirmer } = asked;
    const id = asked.id || '?';
    const { mesures, cells, reader } = needs;
    const { state } = await mesures.read(id);
    const outcome = await mesures.carryOut(id, reread, {
      command_id: randomUUID(),
      confirmer,
      operator,
      why,
      by: await byToday(needs),
      gardees: await answersKept(needs, await cells.of(id)),
      depassee: state?.etat === 'faite' && (await depassee(needs, state)),
    });
    if ('refusal' in outcome) return refused(outcome);
    if (state === null || reader === null) throw new Error('a measurement is read again by nobody');
    const { lecteur, version } = outcome.proposal;
    const value = { ...(await estimate(needs, id, state, reader)), lecteur, version, commencee: confirmer };
    return { result: { $case: 'rereading', value } };
  };

import { unix } from '@agence/words/paris';
import { lecturesEnPlus } from '@agence/words/promises';
import { readingPrice } from '../../ai/prices.ts';
import { validity } from '../../ai/validity.ts';
import { countOfAnswers } from '../../mesures/answer-cells.ts';
import type { MesureState } from '../../mesures/mesure.ts';
import { lastRead } from '../../mesures/reading-cells.ts';
import type { Needs } from '../../needs.ts';
import type { Version } from './finish-rereading.rule.ts';

const STEPS_MORE = 2;

export const byToday = async ({ reader }: Pick<Needs, 'reader'>): Promise<Version | null> => {
  const { READING_VERSION } = await import('@agence/reading');
  return reader === null ? null : { lecteur: reader.id, version: READING_VERSION };
};

/** A measurement and its reading so far, with the most calls of a further reading and their price; undefined: unknown price. */
export async function estimate(
  { answers }: Pick<Needs, 'answers'>,
  id: string,
  state: NonNullable<MesureState>,
  reader: NonNullable<Needs['reader']>,
) {
  const { compte, client, lancee, document } = state;
  const before = lastRead(id, state).mesure.bilan?.lecture;
  const valid = (await answers.of(id)).filter((answer) => validity(answer).valid).length;
  const appels_prevus = valid + STEPS_MORE * lecturesEnPlus(countOfAnswers(state));
  const euros = appels_prevus * readingPrice(reader);
  return {
    ...{ id, compte, client, lancee_ts: unix(lancee), document, appels_prevus },
    ...{ lecteur_avant: before?.lecteur ?? undefined, version_avant: before?.version ?? '' },
    euros: Number.isFinite(euros) ? euros : undefined,
  };
}

import type { LireReponsesRequest } from '@agence/proto/measurement/v1/readings';
import { monthsLater } from '@agence/words/paris';
import type { Mesure } from '../mesures/mesure.ts';
import type { Needs } from '../needs.ts';
import { KEPT_MONTHS } from '../purge/purge.sweep.ts';

/** The measurement and the number of the question in the id of an answer. */
export const partsOf = (reponse: string): { readonly mesure: string; readonly n: number } => {
  const [, mesure = '', n = '0'] = /^(.+):(\d{1,9}):\d+:\d+$/.exec(reponse) ?? [];
  return { mesure, n: Number(n) };
};

type Asked = Pick<LireReponsesRequest, 'compte' | 'client' | 'mesure' | 'question' | 'reponse'>;
export type Demandee = NonNullable<Awaited<ReturnType<typeof mesureDemandee>>>;

type Row = { readonly id: string; readonly mesure: Mesure };

/**
 * The client's measurements whose answers are kept, newest first, with the one asked for and its question; null when
 * there are none.
 */
export const mesureDemandee = async ({ mesures, clock }: Pick<Needs, 'mesures' | 'clock'>, asked: Asked) => {
  const { mesure: id, n } =
    asked.reponse === '' ? { mesure: asked.mesure, n: asked.question } : partsOf(asked.reponse);
  const since = monthsLater(clock.now(), -KEPT_MONTHS);
  const rows: readonly Row[] = (await mesures.ofClient(asked.compte, asked.client))
    .filter(
      ({ mesure }) => mesure.etat === 'faite' && mesure.diagnostic === undefined && mesure.lancee >= since,
    )
    .toSorted((a, b) => b.mesure.lancee.getTime() - a.mesure.lancee.getTime());
  const row = id === '' ? rows[0] : rows.find((candidate) => candidate.id === id);
  const questions = row?.mesure.questions ?? [];
  const question = n === 0 ? questions[0] : questions.find((candidate) => candidate.n === n);
  return row === undefined || question === undefined ? null : { rows, row, question };
};

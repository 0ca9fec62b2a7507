import type { ReadingStep } from '@agence/reading';
import type { StoredCell } from '../cells/cell.store.ts';
import { callTo } from '../cells/new-cells.ts';
import { essaiDe, type Plan } from './mesure.ts';

const STEPS: readonly ReadingStep[] = ['lecture', 'relecture', 'precision'];

/** The `pour` of the reading cells of a measurement. */
export const readingsOf = (mesure: string): string => `l_${mesure}`;

/** The measurement id in the `pour` of reading cells. */
export const mesureOf = (readings: string): string => readings.slice('l_'.length);

const idOf = (answer: string, step: ReadingStep): string => `${answer}:${step}`;

/** Seed for the order of the names given to an answer's reader, the same at every try. */
export const seedOf = ({ origine, essai }: Pick<Plan, 'origine' | 'essai'>, answer: string): string =>
  origine + answer.slice(essaiDe(origine, essai).length);

/** Ids of the calls that reading an answer may need; none when rules read it. */
export const readingIds = ({ _id, lecteur }: StoredCell): readonly string[] =>
  lecteur === undefined ? [] : STEPS.map((step) => idOf(_id, step));

/** The answer and the step of a reading call. */
export const readBy = ({ _id }: Pick<StoredCell, '_id'>): { answer: string; step: ReadingStep } => {
  const colon = _id.lastIndexOf(':');
  return { answer: _id.slice(0, colon), step: _id.slice(colon + 1) as ReadingStep };
};

/** The call for one step of reading an answer; null when rules read it. */
export const readingCall = (answer: StoredCell, step: ReadingStep, created: number): StoredCell | null => {
  const { _id, lecteur, compte, client, revision, pour, n, repeat } = answer;
  if (lecteur === undefined) return null;
  const owner = { compte, client, revision, pour: readingsOf(pour), n, repeat };
  return callTo({ _id: idOf(_id, step), genre: 'lecture', model: lecteur, ...owner }, created);
};

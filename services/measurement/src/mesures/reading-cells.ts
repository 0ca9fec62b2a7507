import type { ReadingStep } from '@agence/reading';
import type { StoredCell } from '../cells/cell.store.ts';
import { callTo } from '../cells/new-cells.ts';
import { essaiDe, type Plan } from './mesure.ts';

const STEPS: readonly ReadingStep[] = ['lecture', 'relecture', 'precision'];

/** What the readings of a measurement belong to. */
export const readingsOf = (mesure: string): string => `l_${mesure}`;

/** The measurement whose answers they read. */
export const mesureOf = (readings: string): string => readings.slice('l_'.length);

const idOf = (answer: string, step: ReadingStep): string => `${answer}:${step}`;

/** Decides in which order an answer's reader is told of whom it may name: the same at every try. */
export const seedOf = ({ origine, essai }: Pick<Plan, 'origine' | 'essai'>, answer: string): string =>
  origine + answer.slice(essaiDe(origine, essai).length);

/** The calls that reading one answer may take; of an answer that rules read, none. */
export const readingIds = ({ _id, lecteur }: StoredCell): readonly string[] =>
  lecteur === undefined ? [] : STEPS.map((step) => idOf(_id, step));

/** The answer that a reading reads, and the step of it. */
export const readBy = ({ _id }: Pick<StoredCell, '_id'>): { answer: string; step: ReadingStep } => {
  const colon = _id.lastIndexOf(':');
  return { answer: _id.slice(0, colon), step: _id.slice(colon + 1) as ReadingStep };
};

/** The call that takes one step of reading an answer; null where rules read it. */
export const readingCall = (answer: StoredCell, step: ReadingStep, created: number): StoredCell | null => {
  const { _id, lecteur, compte, client, revision, pour, n, repeat } = answer;
  if (lecteur === undefined) return null;
  const of = { compte, client, revision, pour: readingsOf(pour), n, repeat };
  return callTo({ _id: idOf(_id, step), genre: 'lecture', model: lecteur, ...of }, created);
};

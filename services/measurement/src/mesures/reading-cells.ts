import { hash } from 'node:crypto';
import type { ReadingStep } from '@agence/reading';
import { callTo, type StoredCell } from '../cells/cell.store.ts';
import { relectures } from './fields.ts';
import { essaiDe, type Mesure, type Plan, type Relecture } from './mesure.ts';

const STEPS: readonly ReadingStep[] = ['lecture', 'relecture', 'precision'];

/** Tells a further reading from others in ids, whose signs a model's name may not have. */
const keyOf = ({ lecteur, version, essai }: Relecture): string =>
  hash('sha256', JSON.stringify([version, lecteur, essai])).slice(0, 12);

/** The `pour` of the reading cells of a measurement, or of a further reading of its answers. */
export const readingsOf = (mesure: string, again?: Relecture): string =>
  again === undefined ? `l_${mesure}` : `l_${mesure}:${keyOf(again)}`;

export const allReadingsOf = (id: string, mesure: Mesure): readonly string[] =>
  [undefined, ...relectures(mesure)].map((again) => readingsOf(id, again));

/** The measurement id in the `pour` of reading cells. */
export const mesureOf = (readings: string): string => readings.slice('l_'.length).split(':', 1).join('');

const idOf = (answer: string, step: ReadingStep, again?: Relecture): string =>
  again === undefined ? `${answer}:${step}` : `${answer}:${step}.${keyOf(again)}`;

/** Seed for the order of the names given to an answer's reader, the same at every try. */
export const seedOf = ({ origine, essai }: Pick<Plan, 'origine' | 'essai'>, answer: string): string =>
  origine + answer.slice(essaiDe(origine, essai).length);

/** Ids of the calls that reading an answer may need; none when rules read it. */
export const readingIds = ({ _id, lecteur }: StoredCell, again?: Relecture): readonly string[] =>
  (again?.lecteur ?? lecteur) === undefined ? [] : STEPS.map((step) => idOf(_id, step, again));

export const readBy = ({ _id }: Pick<StoredCell, '_id'>): { answer: string; step: ReadingStep } => {
  const colon = _id.lastIndexOf(':');
  const [step] = _id.slice(colon + 1).split('.', 1);
  return { answer: _id.slice(0, colon), step: step as ReadingStep };
};

/** The call for one step of reading an answer; null when rules read it. */
export const readingCall = (
  answer: StoredCell,
  step: ReadingStep,
  created: number,
  again?: Relecture,
): StoredCell | null => {
  const { _id, compte, client, revision, pour, n, repeat } = answer;
  const model = again?.lecteur ?? answer.lecteur;
  if (model === undefined) return null;
  const owner = { compte, client, revision, pour: readingsOf(pour, again), n, repeat };
  return callTo({ _id: idOf(_id, step, again), genre: 'lecture', model, ...owner }, created);
};

/** A measurement as its last complete reading found it, and the `pour` of that reading: it counts from the next document on. */
export const lastRead = (id: string, mesure: Mesure): { readonly mesure: Mesure; readonly pour: string } => {
  const relue = mesure.relues?.findLast(({ bilan }) => bilan !== null);
  if (relue === undefined) return { mesure, pour: readingsOf(id) };
  const { lecteur, bilan, inconnues } = relue;
  const figee = mesure.figee && { ...mesure.figee, inconnues: [...mesure.figee.inconnues, ...inconnues] };
  return { mesure: { ...mesure, lecteur, bilan, figee }, pour: readingsOf(id, relue) };
};

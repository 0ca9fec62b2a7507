import { eventually } from '@agence/testing/eventually';
import type { TestParts } from '@agence/testing/parts';
import type { AskModel, ModelRef } from '../ai/port.ts';
import { simulate } from '../ai/simulator/simulate.ts';
import { lancer } from '../mesures/lancer.ts';
import type { Mesure } from '../mesures/mesure.ts';
import type { Needs } from '../needs.ts';
import { rereadMeasurement } from '../readings/redo/reread.ts';
import { etatDe, LANCEE, LAUNCH } from './launched.ts';
import { type Measuring, measuring } from './measuring.ts';

/** One question to two models, ten times each. */
export const ANSWERS = 20;
export const READER: ModelRef = {
  ...{ id: 'simulator:relu', provider: 'simulator', model: 'relu', label: 'Relu' },
  ...{ recherche_web: false, simulated: true },
};

/** A measurement that rules read, looked at by a service whose model reads since. `asked`: the readings that were asked for. */
export const measuredByRules = async (
  parts: TestParts,
  ask: AskModel = simulate,
  replaced: Partial<Needs> = {},
  ceiling = 1000,
) => {
  const asked: string[] = [];
  const counting: AskModel = (call) => {
    if (call.hint?.genre === 'lecture') asked.push(call.hint.seed);
    return ask(call);
  };
  const world = measuring(parts, { ask: counting, reader: READER, ...replaced }, ceiling);
  world.dossier.questions.pop();
  await lancer({ ...world.needs, reader: null }, { ...LAUNCH, lancee: LANCEE });
  await world.start();
  await eventually(async () => {
    await world.sweep();
    return (await etatDe(world)) === 'faite' && (await openCells(parts)) === 0;
  });
  return { ...world, asked };
};

export const openCells = ({ db }: TestParts) =>
  db.collection('cells').countDocuments({ etat: { $in: ['todo', 'claimed', 'calling'] } });
export const reread = ({ needs }: Pick<Measuring, 'needs'>, confirmer: boolean, id = 'm_1') =>
  rereadMeasurement(needs)({ operator: 'ada', id, why: 'a newer model', confirmer });
export const mesureOf = async ({ needs }: Pick<Measuring, 'needs'>): Promise<Mesure> => {
  const { state } = await needs.mesures.read('m_1');
  if (state === null) throw new Error('there is no m_1');
  return state;
};
export const over = (world: Measuring) =>
  eventually(async () => {
    await world.sweep();
    return (await mesureOf(world)).relecture === null;
  });
export const conflict = (value: string, $case = 'conflict') => ({
  result: { $case: 'refus', value: { refus: { $case, value } } },
});

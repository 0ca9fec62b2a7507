import type { DayCount } from '@agence/words/resemblance';
import type { Draws } from '../../ai/simulator/draws.ts';
import { rapportFictif } from '../../documents/testing/rapport.fixture.ts';
import { parModele } from './calculs.ts';
import type { QuestionMesuree, Releve } from './releve.data.ts';

/** Whether a day acts on each question by itself, on all alike, or on each question and model by itself. */
export const ACTING = ['question', 'all questions', 'question and model'] as const;

export type World = {
  readonly questions: number;
  readonly models: number;
  readonly repeats: number;
  readonly correlation: number;
  readonly acting: (typeof ACTING)[number];
};

/** The model and the day of the k-th answer to question q. */
export const placeOf = (
  { repeats }: World,
  q: number,
  k: number,
  days: number,
): [model: number, day: number] => {
  const model = Math.floor(k / repeats);
  return [model, ((k % repeats) + model + q) % days];
};

/** Draws of a measurement: each follows the draw of its day in √correlation of the cases. */
export function dayDraws({ correlation, acting }: World, draws: Draws) {
  const follows = Math.sqrt(correlation);
  const drawn = new Map<string, number>();
  return (q: number, model: number, day: number, what = ''): number => {
    if (!draws.chance(follows)) return draws.unit();
    const when = {
      question: `${q}.${day}`,
      'all questions': `${day}`,
      'question and model': `${q}.${model}.${day}`,
    };
    const key = `${what} ${when[acting]}`;
    const draw = drawn.get(key) ?? draws.unit();
    drawn.set(key, draw);
    return draw;
  };
}

export type Month = readonly (readonly DayCount[])[];

/** The planted share of question q, and its differences between models. */
export const shareOfQuestion = (q: number, { questions }: Pick<World, 'questions'>): number =>
  0.05 + (0.9 * (q + 0.5)) / questions;
const shareOfModel = (share: number, m: number, { models }: World): number =>
  share + 0.4 * Math.min(share, 1 - share) * ((2 * m) / (models - 1) - 1);

/** The answers of a measurement. */
export function month(world: World, days: number, draws: Draws): Month {
  const { questions, models, repeats } = world;
  const drawOf = dayDraws(world, draws);
  return Array.from({ length: questions }, (_, q) =>
    Array.from({ length: models * repeats }, (__, k) => {
      const [model, jour] = placeOf(world, q, k, days);
      const share = shareOfModel(shareOfQuestion(q, world), model, world);
      const draw = drawOf(q, model, jour);
      return { jour, model, reponses: 1, cite: Number(draw < share), premier: Number(draw < 0.6 * share) };
    }),
  );
}

const PLAIN = rapportFictif({ avant: true });

/** A report of `models` models, with the fields that a comparison reads; each question is “à consolider”. */
export function reportOf(
  models: number,
  asked: readonly Pick<QuestionMesuree, 'suivis' | 'detail' | 'avant'>[],
): Releve {
  const [[ia], [plain]] = [PLAIN.ias, PLAIN.questions];
  if (ia === undefined || plain === undefined) throw new Error('a report of nothing');
  const state = { ...plain, etat: 'consolider' as const, conserve: false };
  return {
    ...PLAIN,
    ias: Array.from({ length: models }, (_, i) => ({ ...ia, ia: `IA ${i}`, modele_avant: ia.modele })),
    questions: asked.map((q, i) => ({ ...state, n: i + 1, question: `Question ${i + 1}`, ...q })),
  };
}

/** A report that compares two months. */
export const report = (before: Month, now: Month, { models }: World): Releve => {
  const answersTo = (rows: readonly DayCount[] = []) => ({
    suivis: [1],
    detail: rows.map(({ model, jour, cite, premier }, i) => ({
      ...{ ia: Number(model), essai: i, jour: `${jour}` },
      lu: premier ? [0, 1] : cite ? [1, 0] : [1],
    })),
  });
  const places = Array.from({ length: models }, (_, place) => place);
  const asked = now.map((rows, q) => {
    const par_ia = places.map((place) => parModele(answersTo(before[q]), place));
    return { ...answersTo(rows), avant: { etat: 'consolider' as const, par_ia } };
  });
  return reportOf(models, asked);
};

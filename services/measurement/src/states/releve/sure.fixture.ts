import type { DayCount } from '@agence/words/resemblance';
import type { Draws } from '../../ai/simulator/draws.ts';
import { rapportFictif } from '../../documents/testing/rapport.fixture.ts';
import type { QuestionAvant, QuestionMesuree, Releve } from './releve.data.ts';

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

/** A report that compares two months, with the fields that a comparison reads. */
export function report(before: Month, now: Month, { models }: World): Releve {
  const [[ia], [plain]] = [PLAIN.ias, PLAIN.questions];
  if (ia === undefined || plain === undefined) throw new Error('a report of nothing');
  const sum = (rows: readonly DayCount[], what: 'cite' | 'premier') =>
    rows.reduce((n, row) => n + row[what], 0);
  const question = (rows: readonly DayCount[], q: number): QuestionMesuree => {
    const earlier = before[q] ?? [];
    const several = new Set(earlier.map(({ jour }) => jour)).size > 1;
    const par_ia: QuestionAvant['par_ia'] = Array.from({ length: models }, (_, place) => {
      const own = earlier.filter(({ model }) => model === place);
      const counted = { reponses: own.length, cite: sum(own, 'cite'), premier: sum(own, 'premier') };
      return { ...counted, ...(several && { jours: own }) };
    });
    const detail = rows.map(({ model, jour, cite, premier }, i) => ({
      ...{ ia: Number(model), essai: i, jour: `${jour}` },
      lu: premier ? [0, 1] : cite ? [1, 0] : [1],
    }));
    const avant = { etat: 'consolider' as const, par_ia };
    return { ...plain, n: q + 1, etat: 'consolider', conserve: false, suivis: [1], detail, avant };
  };
  return {
    ...PLAIN,
    ias: Array.from({ length: models }, () => ({ ...ia, modele_avant: ia.modele })),
    questions: now.map(question),
  };
}

import { interval } from '@agence/words/difference';
import { type DayCount, resemblance, shareOf } from '@agence/words/resemblance';
import { type Draws, drawsOf } from '../../ai/simulator/draws.ts';
import { rapportFictif } from '../../documents/testing/rapport.fixture.ts';
import { comparaison, comparaisonTotale, mouvement } from './comparaison.ts';
import type { QuestionAvant, QuestionMesuree, Releve } from './releve.data.ts';

/**
 * How often an interval holds the planted share, and how many reports of an unchanged client call a change certain, with
 * a planted resemblance of answers of one day. The same seed gives the same figures. `--quick`: a fifth of the reports.
 */
const SEED = 'how sure';
const REPORTS = process.argv.includes('--quick') ? 200 : 1000;
const CORRELATIONS = [0, 0.05, 0.1, 0.18];
/** Whether a day acts on each question by itself, on all alike, or on each question and model by itself. */
const ACTING = ['question', 'all questions', 'question and model'] as const;
const PLANS = [
  { questions: 10, models: 4, repeats: 5 },
  { questions: 3, models: 3, repeats: 7 },
  { questions: 20, models: 5, repeats: 4 },
];

type Plan = (typeof PLANS)[number];
type World = Plan & { readonly correlation: number; readonly acting: (typeof ACTING)[number] };
type Month = readonly (readonly DayCount[])[];

/** The planted share of question q, and its differences between models. */
const shareOfQuestion = (q: number, { questions }: Plan): number => 0.05 + (0.9 * (q + 0.5)) / questions;
const shareOfModel = (share: number, m: number, { models }: Plan): number =>
  share + 0.4 * Math.min(share, 1 - share) * ((2 * m) / (models - 1) - 1);

/** The answers of a measurement: each follows the draw of its day in √correlation of the cases. */
function month(world: World, days: number, draws: Draws): Month {
  const { questions, models, repeats, correlation, acting } = world;
  const drawn = new Map<string, number>();
  const shared = (key: string) => {
    const draw = drawn.get(key) ?? draws.unit();
    drawn.set(key, draw);
    return draw;
  };
  return Array.from({ length: questions }, (_, q) =>
    Array.from({ length: models * repeats }, (_, k) => {
      const [m, day] = [Math.floor(k / repeats), ((k % repeats) + Math.floor(k / repeats) + q) % days];
      const key = {
        question: `${q}.${day}`,
        'all questions': `${day}`,
        'question and model': `${q}.${m}.${day}`,
      };
      const share = shareOfModel(shareOfQuestion(q, world), m, world);
      const draw = draws.chance(Math.sqrt(correlation)) ? shared(key[acting]) : draws.unit();
      return {
        jour: day,
        model: m,
        reponses: 1,
        cite: Number(draw < share),
        premier: Number(draw < 0.6 * share),
      };
    }),
  );
}

const PLAIN = rapportFictif({ avant: true });

/** A report that compares two months, with the fields that a comparison reads. */
function report(before: Month, now: Month, { models }: Plan): Releve {
  const [ia] = PLAIN.ias;
  if (ia === undefined) throw new Error('a report without a model');
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
    const [plain] = PLAIN.questions;
    if (plain === undefined) throw new Error('a report without a question');
    return {
      ...plain,
      n: q + 1,
      etat: 'consolider',
      conserve: false,
      suivis: [1],
      detail,
      avant: { etat: 'consolider', par_ia },
    };
  };
  return {
    ...PLAIN,
    ias: Array.from({ length: models }, () => ({ ...ia, modele_avant: ia.modele })),
    questions: now.map(question),
  };
}

const alarm = (data: Releve): boolean =>
  (comparaisonTotale(data)?.tendance ?? 'marge') !== 'marge' ||
  data.questions.some((q) => {
    const c = comparaison(data, q);
    return c !== null && mouvement(c) !== null;
  });

const percent = (count: number, of: number): string => `${((100 * count) / of).toFixed(1)} %`.padStart(7);

function measured(world: World): string {
  const draws = drawsOf(`${SEED} ${JSON.stringify(world)}`);
  const alarms = { five: 0, first: 0, one: 0 };
  const held = { days: 0, wilson: 0, one: 0 };
  for (let i = 0; i < REPORTS; i++) {
    const [before, now, first, second] = [5, 5, 1, 1].map((days) => month(world, days, draws));
    if (!before || !now || !first || !second) continue;
    const ofDays = resemblance(now) ?? 0;
    const holds = (rows: readonly DayCount[], q: number, by: number): number => {
      const [low, high] = interval(shareOf(rows, 'cite', by));
      const share = shareOfQuestion(q, world);
      return Number(low <= share && share <= high);
    };
    now.forEach((rows, q) => {
      held.days += holds(rows, q, ofDays);
      held.wilson += holds(rows, q, 0);
      held.one += holds(first[q] ?? [], q, 0);
    });
    alarms.five += Number(alarm(report(before, now, world)));
    alarms.first += Number(alarm(report(first, now, world)));
    alarms.one += Number(alarm(report(first, second, world)));
  }
  const asked = REPORTS * world.questions;
  return [
    `${world.questions} × ${world.models} × ${world.repeats}`.padEnd(12),
    world.acting.padEnd(18),
    world.correlation.toFixed(2),
    ...[held.days, held.wilson, held.one].map((count) => percent(count, asked)),
    ...[alarms.five, alarms.first, alarms.one].map((count) => percent(count, REPORTS)),
  ].join(' | ');
}

process.stdout.write(`seed "${SEED}", ${REPORTS} reports a row\n`);
process.stdout.write(
  'questions × models × repeats | a day acts on | correlation | held over 5 days | by Wilson | on 1 day | false alarms 5–5 days | 1–5 | 1–1\n',
);
for (const plan of PLANS)
  for (const acting of ACTING)
    for (const correlation of CORRELATIONS)
      process.stdout.write(`${measured({ ...plan, acting, correlation })}\n`);

import { interval } from '@agence/words/difference';
import { type DayCount, resemblance, shareOf } from '@agence/words/resemblance';
import { drawsOf } from '../../ai/simulator/draws.ts';
import { comparaison, comparaisonTotale, mouvement } from './comparaison.ts';
import type { Releve } from './releve.data.ts';
import { ACTING, month, report, shareOfQuestion, type World } from './sure.fixture.ts';

/**
 * How often an interval holds the planted share, and how many reports of an unchanged client call a change certain, with
 * a planted resemblance of answers of one day. The same seed gives the same figures. `--quick`: a fifth of the reports.
 */
const SEED = 'how sure';
const REPORTS = process.argv.includes('--quick') ? 200 : 1000;
const CORRELATIONS = [0, 0.05, 0.1, 0.18];
const PLANS = [
  { questions: 10, models: 4, repeats: 5 },
  { questions: 3, models: 3, repeats: 7 },
  { questions: 20, models: 5, repeats: 4 },
];

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

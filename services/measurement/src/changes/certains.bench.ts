import { certain, certainTogether } from '@agence/words/difference';
import { drawsOf } from '../ai/simulator/draws.ts';
import { type Comparee, certains, comparees } from './changements.ts';
import { deuxMois, LONG_TAIL, MONDE, type Monde } from './mois.fixture.ts';

/**
 * How many letters of unchanged months say something, and how many find planted changes. 29 November 2026, 200 letters a
 * row: 0 to 1.5 %, and 4.5 to 14 % if each report were judged by itself. Of 100 changes of a question from 28 to 90 %,
 * 24 to 64 were found; of 100 competitors that came to 20 %, 8 to 78. `--quick`: a quarter of the letters.
 */
const SEED = 'how often';
const LETTERS = process.argv.includes('--quick') ? 50 : 200;
const CLIENTS = 10;
/** One client of the ten changes: a question from 28 to 90 %, a competitor from none to 20 %, a source from 20 % to none. */
const CHANGE = { client: { 2: 0.9 }, appears: 0.2, leaves: 0.2 };

const percent = (count: number): string => `${((100 * count) / LETTERS).toFixed(1)} %`.padStart(7);

/** How many letters would tell something, by the way in which their comparisons are judged. */
function measured(world: Monde): string {
  const draws = drawsOf(`${SEED} ${JSON.stringify({ ...world, names: world.names.length })}`);
  const told = { holm: 0, hochberg: 0, reports: 0, ...{ question: 0, concurrent: 0, source: 0 } };
  let compared = 0;
  for (let i = 0; i < LETTERS; i++) {
    const clients = Array.from({ length: CLIENTS }, (_, c) => comparees(deuxMois(`c_${c}`, world, draws)));
    const says = (all: readonly Comparee[], judge: typeof certain) => {
      const verdicts = judge(all.map(({ pair }) => pair));
      return Number(verdicts.includes(true));
    };
    compared += clients.flat().length;
    told.holm += says(clients.flat(), certainTogether);
    told.hochberg += says(clients.flat(), certain);
    told.reports += Number(clients.some((own) => says(own, certain)));
    const changed = comparees(deuxMois('c_0', world, draws, CHANGE));
    const seen = new Set(certains([...changed, ...clients.slice(1).flat()]).map(({ genre }) => genre));
    for (const genre of ['question', 'concurrent', 'source'] as const) told[genre] += Number(seen.has(genre));
  }
  return [
    `${world.questions} × ${world.models} × ${world.repeats}`,
    ...[
      world.acting.padEnd(18),
      world.correlation.toFixed(2),
      `${Math.round(compared / LETTERS)}`.padStart(5),
    ],
    ...[told.holm, told.hochberg, told.reports, told.question, told.concurrent, told.source].map(percent),
  ].join(' | ');
}

process.stdout.write(`seed "${SEED}", ${LETTERS} letters a row, ${CLIENTS} clients each\n`);
process.stdout.write(
  'questions × models × repeats | a day acts on | correlation | comparisons | Holm | Benjamini–Hochberg | each report by itself | question found | competitor found | source found\n',
);
for (const acting of ['question', 'all questions', 'question and model'] as const)
  for (const correlation of [0, 0.05, 0.18])
    process.stdout.write(`${measured({ ...MONDE, acting, correlation, names: LONG_TAIL(30) })}\n`);

import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { type Paid, paidCalls } from './paid.ts';
import { type Goal, goalLines, median, row } from './table.ts';

/**
 * What a paid call costs, with a provider that answers after 200 ms: a thousand calls, fifty at once; four hundred with the
 * settings as they come; ten thousand (not with `--quick`). Figures and goals (docs/speed.md), no verdict by exit code.
 */
const quick = process.argv.includes('--quick');
/** The default of AI_PARALLEL, less the place kept for preparing questions. */
const BY_DEFAULT = 7;
const FIFTY = 50;

type Runs = Readonly<Record<string, Paid>>;

const middle = (runs: readonly Paid[]): Paid => {
  const of = (what: keyof Paid) => median(runs.map((one) => one[what]));
  const [ideal, cpu_ms, report_s] = [of('ideal'), of('cpu_ms'), of('report_s')];
  return { ideal, cpu_ms, report_s, turn_ms: of('turn_ms'), rss_mb: of('rss_mb') };
};

const fifty = await paidCalls(FIFTY, { AI_PARALLEL: String(FIFTY + 1) });
// The first one warms up.
await fifty.run(1);
const thousand: Paid[] = [];
while (thousand.length < (quick ? 3 : 5)) thousand.push(await fifty.run(5));
const tenfold = quick ? undefined : await fifty.run(50);
await fifty.stop();
const plain = await paidCalls(BY_DEFAULT);
await plain.run(1);
const few = await plain.run(2);
await plain.stop();

const runs: Runs = {
  '1,000 calls, 50 at once': middle(thousand),
  '400 calls, 7 at once': few,
  ...(tenfold === undefined ? {} : { '10,000 calls, 50 at once': tenfold }),
};
const at = (name: string, what: keyof Paid) => runs[name]?.[what] ?? Number.NaN;
const goal = (name: string, what: keyof Paid, most: number, unit: string): Goal<Runs> => ({
  what: `${name}: ${what}`,
  goal: `≤ ${most} ${unit}`,
  reached: (of) => [`${(of[name]?.[what] ?? Number.NaN).toFixed(2)} ${unit}`, at(name, what) <= most],
});
const tenTimes = (10 * at('10,000 calls, 50 at once', 'cpu_ms')) / at('1,000 calls, 50 at once', 'cpu_ms');
const tenTimesThem: Goal<Runs> = {
  what: 'ten times the calls: processor time',
  goal: '≤ 10.5 ×',
  reached: () => [`${tenTimes.toFixed(2)} ×`, tenTimes <= 10.5],
};
const goals: readonly Goal<Runs>[] = [
  goal('1,000 calls, 50 at once', 'ideal', 1.1, '×'),
  goal('1,000 calls, 50 at once', 'cpu_ms', 5, 'ms'),
  goal('1,000 calls, 50 at once', 'report_s', 1.5, 's'),
  goal('1,000 calls, 50 at once', 'turn_ms', 50, 'ms'),
  goal('400 calls, 7 at once', 'ideal', 1.15, '×'),
  ...(tenfold === undefined ? [] : [tenTimesThem]),
];

const machine = `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`;
const date = new Date().toISOString();
const figures = Object.entries(runs).map(([name, { ideal, cpu_ms, report_s, turn_ms, rss_mb }]) =>
  row(
    name,
    [ideal, cpu_ms, report_s, turn_ms, rss_mb].map((figure) => figure.toFixed(2)),
  ),
);
const head = row('', ['× ideal', 'cpu ms', 'report s', 'turn ms', 'MB']);
console.log([`${machine}, ${date}`, head, ...figures, ...goalLines(goals, runs)].join('\n'));
mkdirSync('.agence', { recursive: true });
writeFileSync('.agence/bench-paid.json', JSON.stringify({ machine, date, runs, thousand }, null, 2));

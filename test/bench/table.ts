import type { Seen } from './load.ts';

type Medians = Readonly<Record<string, Seen>>;
export type Goal<M> = {
  readonly what: string;
  readonly goal: string;
  readonly reached: (of: M) => readonly [string, boolean];
};

export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const ratio = (of: Medians, name: string, what: keyof Seen, beside = `${name}, plain`) =>
  (of[name]?.[what] ?? 0) / (of[beside]?.[what] ?? 0);

const GOALS: readonly Goal<Medians>[] = [
  {
    what: 'GET compte/: answers a second beside the plain program',
    goal: '≥ 2 ×',
    reached: (of) => times(ratio(of, 'GET compte/', 'per_s'), (x) => x >= 2),
  },
  {
    what: 'GET compte/: processor time beside the plain program',
    goal: '≤ 0.5 ×',
    reached: (of) => times(ratio(of, 'GET compte/', 'cpu_ms'), (x) => x <= 0.5),
  },
  {
    what: 'GET clients/: answers a second beside the plain program',
    goal: '≥ 1.5 ×',
    reached: (of) => times(ratio(of, 'GET clients/', 'per_s'), (x) => x >= 1.5),
  },
  {
    what: '429: processor time beside a hello of Express',
    goal: '≤ 1 ×',
    reached: (of) => times(ratio(of, 'a key over its limit', 'cpu_ms', 'hello, plain'), (x) => x <= 1),
  },
  {
    what: 'GET compte/: one caller alone, median',
    goal: '≤ 3.4 ms',
    reached: (of) => {
      const ms = of['GET compte/, one caller']?.p50 ?? 0;
      return [`${ms.toFixed(1)} ms`, ms <= 3.4];
    },
  },
  {
    what: 'GET compte/: 99 of 100 answers at 500 a second',
    goal: '≤ 8 ms',
    reached: (of) => {
      const ms = of['GET compte/, 500 a second']?.p99 ?? 0;
      return [`${ms.toFixed(1)} ms`, ms <= 8];
    },
  },
];

const times = (x: number, holds: (x: number) => boolean) => [`${x.toFixed(2)} ×`, holds(x)] as const;

export const row = (name: string, cells: readonly string[]) =>
  [name.padEnd(58), ...cells.map((cell) => cell.padStart(10))].join(' ');

/** Each goal with the value reached. */
export const goalLines = <M>(goals: readonly Goal<M>[], of: M): readonly string[] => [
  row('', ['goal', 'result']),
  ...goals.map(({ what, goal, reached }) => {
    const [result, holds] = reached(of);
    return row(what, [goal, result, holds ? 'reached' : 'MISSED']);
  }),
];

/** The medians of the rounds, as a table for people and as they are. */
export function table(seen: ReadonlyMap<string, readonly Seen[]>): {
  lines: readonly string[];
  medians: Medians;
} {
  const medians: Medians = Object.fromEntries(
    [...seen].map(([name, all]) => {
      const of = (what: keyof Seen) => median(all.map((one) => one[what]));
      return [name, { per_s: of('per_s'), cpu_ms: of('cpu_ms'), p50: of('p50'), p99: of('p99') }];
    }),
  );
  const figures = Object.entries(medians).map(([name, { per_s, cpu_ms, p50, p99 }]) =>
    row(name, [per_s.toFixed(0), cpu_ms.toFixed(3), p50.toFixed(2), p99.toFixed(2)]),
  );
  const lines = [
    row('', ['answers/s', 'cpu ms', 'p50 ms', 'p99 ms']),
    ...figures,
    ...goalLines(GOALS, medians),
  ];
  return { lines, medians };
}

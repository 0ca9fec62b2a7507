import { type Counter, type Histogram, metrics } from '@opentelemetry/api';
import { elapsed } from './clock.ts';
import type { Attributes } from './telemetry.ts';

/** Seconds, from a quick read to a slow answer of an AI. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2, 5, 10, 20, 60, 120, 180];

const meter = () => metrics.getMeter('agence');

export type Duration = (seconds: number, attributes: Attributes) => void;

/** A histogram of durations. Made at its first record: one made before the exporters start records nothing. */
export function duration(name: string, description: string): Duration {
  let made: Histogram | undefined;
  return (seconds, attributes) => {
    made ??= meter().createHistogram(name, {
      description,
      unit: 's',
      advice: { explicitBucketBoundaries: BOUNDS },
    });
    made.record(seconds, attributes);
  };
}

/** A counter of events. Made at its first count, like a duration. */
export function counter(name: string, unit: string, description: string): (attributes: Attributes) => void {
  let made: Counter | undefined;
  return (attributes) => {
    made ??= meter().createCounter(name, { unit, description });
    made.add(1, attributes);
  };
}

/** Runs and records how long it took; `error.type` is the name of the fault that ended it. */
export async function timed<T>(record: Duration, attributes: Attributes, run: () => Promise<T>): Promise<T> {
  const spent = elapsed();
  try {
    const result = await run();
    record(spent() / 1000, attributes);
    return result;
  } catch (fault) {
    const type = fault instanceof Error ? fault.name : 'Error';
    record(spent() / 1000, { ...attributes, 'error.type': type });
    throw fault;
  }
}

/** A value that is read at each export, once a minute: never a query of each call. */
export type Gauge = {
  readonly name: string;
  /** `s`, or what is counted in braces: `{event}`. */
  readonly unit: string;
  readonly description: string;
  readonly read: () => Promise<number | readonly Reading[]>;
};

type Reading = { readonly value: number; readonly attributes: Attributes };

/** Exports these gauges from now on; one that cannot be read is left out of that export. */
export function observe(gauges: readonly Gauge[]): void {
  for (const { name, read, ...options } of gauges)
    meter()
      .createObservableGauge(name, options)
      .addCallback(async (result) => {
        const found = await read();
        if (typeof found === 'number') return result.observe(found);
        for (const { value, attributes } of found) result.observe(value, attributes);
      });
}

/** What waits: how many, and for how many seconds the oldest of it. */
export type Waiting = { readonly count: number; readonly oldest_s: number };

/** Gauges `<name>.waiting` and `<name>.oldest` of what waits, in one queue or in several with their attributes. */
export const waitingGauges = (
  name: string,
  unit: string,
  description: string,
  read: () => Promise<Waiting | readonly (Waiting & { readonly attributes: Attributes })[]>,
): readonly Gauge[] => {
  const reading = (what: keyof Waiting) => async () => {
    const found = await read();
    if ('count' in found) return found[what];
    return found.map(({ attributes, [what]: value }) => ({ value, attributes }));
  };
  return [
    { name: `${name}.waiting`, unit, description, read: reading('count') },
    {
      name: `${name}.oldest`,
      unit: 's',
      description: `${description}: the oldest`,
      read: reading('oldest_s'),
    },
  ];
};

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export interface Metric {
  readonly name: string;
  readonly kind: 'histogram' | 'gauge' | 'counter';
  readonly unit: string;
  readonly attributes: readonly string[];
}

const page = readFileSync(resolve(import.meta.dirname, '../otel/README.md'), 'utf8');
const ROW = /^\| `([a-z_]+\.[\w.]+)` +\| (histogram|gauge|counter) +\| (\S+) +\|([^|]*)\|/gm;

/** The metrics of the services, by OpenTelemetry names, from the table on that page; rules and dashboards may name no others. */
export const METRICS: readonly Metric[] = [...page.matchAll(ROW)].map(
  ([, name = '', kind, unit = '', attributes = '']) => ({
    ...{ name, kind: kind as Metric['kind'], unit },
    attributes: [...attributes.matchAll(/`([\w.]+)`/g)].map(([, attribute = '']) => attribute),
  }),
);

/** The labels of each series, by its name. */
export type Series = ReadonlyMap<string, ReadonlySet<string>>;

const underscored = (name: string): string => name.replaceAll('.', '_');

/** The unit suffix that the collector adds: none for units in braces; a gauge of unit 1 is a ratio. */
const suffix = ({ kind, unit }: Metric): string => {
  if (unit === 's') return '_seconds';
  return unit === '1' && kind === 'gauge' ? '_ratio' : '';
};

/** The Prometheus series that the collector makes of a metric, each with its labels. */
export function seriesOf(sent: Metric): Series {
  const base = `${underscored(sent.name)}${suffix(sent)}`;
  const labels = ['job', 'instance', ...sent.attributes.map(underscored)];
  if (sent.kind === 'gauge') return new Map([[base, new Set(labels)]]);
  if (sent.kind === 'counter') return new Map([[`${base}_total`, new Set(labels)]]);
  return new Map([
    [`${base}_bucket`, new Set([...labels, 'le'])],
    [`${base}_count`, new Set(labels)],
    [`${base}_sum`, new Set(labels)],
  ]);
}

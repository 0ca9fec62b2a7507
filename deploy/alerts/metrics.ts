/** The metrics of the services, by OpenTelemetry names; rules and dashboards may name no others. */
export interface Metric {
  readonly name: string;
  readonly kind: 'histogram' | 'gauge' | 'counter';
  readonly unit: string;
  readonly attributes: readonly string[];
}

const metric = (kind: Metric['kind'], name: string, unit: string, ...attributes: string[]): Metric => ({
  ...{ name, kind, unit, attributes },
});
const duration = (name: string, ...attributes: string[]) => metric('histogram', name, 's', ...attributes);
const gauge = (name: string, unit: string, ...attributes: string[]) =>
  metric('gauge', name, unit, ...attributes);

export const METRICS: readonly Metric[] = [
  duration(
    'http.server.request.duration',
    ...['http.request.method', 'http.route', 'http.response.status_code'],
  ),
  duration('rpc.server.call.duration', 'rpc.method', 'rpc.response.status_code'),
  duration(
    'gen_ai.client.operation.duration',
    ...['gen_ai.provider.name', 'gen_ai.request.model', 'error.type'],
  ),
  duration('agence.sweep.duration', 'agence.sweep', 'error.type'),
  duration('agence.reaction.duration', 'agence.event', 'agence.reaction', 'error.type'),
  gauge('agence.events.waiting', '{event}'),
  gauge('agence.events.oldest', 's'),
  gauge('agence.messages.parked', '{message}'),
  gauge('agence.messages.waiting', '{message}', 'agence.event', 'agence.reaction'),
  gauge('agence.messages.oldest', 's', 'agence.event', 'agence.reaction'),
  gauge('agence.disagreements', '{fact}'),
  gauge('agence.todo.waiting', '{item}', 'agence.todo.kind'),
  gauge('agence.todo.oldest', 's', 'agence.todo.kind'),
  gauge('agence.cells.waiting', '{call}'),
  gauge('agence.cells.oldest', 's'),
  gauge('agence.providers.away', '{provider}'),
  gauge('agence.models.stopped', '{model}'),
  gauge('agence.mails.waiting', '{message}'),
  gauge('agence.mails.oldest', 's'),
  gauge('agence.orders.waiting', '{message}'),
  gauge('agence.orders.oldest', 's'),
  gauge('agence.healthy', '1'),
  gauge('agence.limits.refused', '{limit}'),
  gauge('agence.restore.held', '1'),
  metric('counter', 'agence.security.events', '{event}', 'agence.security.event'),
];

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

import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { METRICS } from './metrics.ts';
import { textOf } from './rules.ts';

type Parts = Readonly<Record<string, unknown>>;
interface Collector {
  readonly receivers: Parts;
  readonly processors: Parts & { readonly redaction: { readonly allowed_keys: readonly string[] } };
  readonly exporters: Parts & { readonly prometheus: Parts };
  readonly service: {
    readonly pipelines: Readonly<
      Record<string, Readonly<Record<'receivers' | 'processors' | 'exporters', readonly string[]>>>
    >;
  };
}
const collector = parse(textOf('deploy/otel/collector.yaml')) as Collector;
const { pipelines } = collector.service;

test('every attribute of our metrics passes the second wall', () => {
  const allowed = collector.processors.redaction.allowed_keys;
  const ours = ['service.name', 'service.instance.id', ...METRICS.flatMap(({ attributes }) => attributes)];
  expect(ours.filter((name) => !allowed.includes(name))).toEqual([]);
});

test('whatever comes in passes it, after the guard of memory and before anything else', () => {
  for (const { processors } of Object.values(pipelines))
    expect(processors.slice(0, 2)).toEqual(['memory_limiter', 'redaction']);
});

test('every part that is set up is used, and the other way round', () => {
  for (const kind of ['receivers', 'processors', 'exporters'] as const) {
    const used = new Set(Object.values(pipelines).flatMap((pipeline) => pipeline[kind]));
    expect([...used].sort()).toEqual(Object.keys(collector[kind]).sort());
  }
});

test('names come out as rules and dashboards expect them', () =>
  expect(collector.exporters.prometheus).toMatchObject({
    translation_strategy: 'UnderscoreEscapingWithSuffixes',
    resource_to_telemetry_conversion: { enabled: false },
  }));

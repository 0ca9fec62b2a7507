import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { close, listen } from './listening.ts';

type Value = {
  readonly stringValue?: string;
  readonly intValue?: number | string;
  readonly boolValue?: boolean;
};
type KeyValue = { readonly key: string; readonly value: Value };

export type ReceivedSpan = {
  readonly service: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string;
  readonly failed: boolean;
  readonly attributes: Readonly<Record<string, unknown>>;
};

export type ReceivedPoint = {
  readonly service: string;
  readonly name: string;
  readonly unit: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  /** Of a gauge its value, of a distribution how many it counts. */
  readonly value: number;
};

/** What receives traces and metrics by OTLP over HTTP, in JSON (`OTEL_EXPORTER_OTLP_PROTOCOL=http/json`). */
export type FakeCollector = {
  /** For `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  readonly url: string;
  readonly spans: () => readonly ReceivedSpan[];
  /** Every point of every export, in order. */
  readonly points: () => readonly ReceivedPoint[];
  /** Everything received, as it was written. */
  readonly text: () => string;
  readonly stop: () => Promise<void>;
};

export async function startFakeCollector(): Promise<FakeCollector> {
  const bodies: string[] = [];
  const spans: ReceivedSpan[] = [];
  const points: ReceivedPoint[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body);
      if (request.url === '/v1/traces') spans.push(...spansIn(JSON.parse(body)));
      if (request.url === '/v1/metrics') points.push(...pointsIn(JSON.parse(body)));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    spans: () => spans,
    points: () => points,
    text: () => bodies.join('\n'),
    stop: () => close(server),
  };
}

const record = (attributes: readonly KeyValue[] = []): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.boolValue ?? Number(value.intValue)]),
  );

type Resource = { readonly resource: { readonly attributes: readonly KeyValue[] } };
const serviceOf = ({ resource }: Resource): string => String(record(resource.attributes)['service.name']);

type Span = Pick<ReceivedSpan, 'name' | 'traceId' | 'spanId'> & {
  readonly parentSpanId?: string;
  readonly status?: { readonly code?: number };
  readonly attributes?: readonly KeyValue[];
};
type Traces = {
  readonly resourceSpans: readonly (Resource & {
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  })[];
};

const ERROR = 2;

const spansIn = ({ resourceSpans }: Traces): ReceivedSpan[] =>
  resourceSpans.flatMap((of) =>
    of.scopeSpans.flatMap(({ spans }) =>
      spans.map(({ name, traceId, spanId, parentSpanId = '', status, attributes }) => ({
        ...{ service: serviceOf(of), name, traceId, spanId, parentSpanId },
        failed: status?.code === ERROR,
        attributes: record(attributes),
      })),
    ),
  );

type Point = {
  readonly attributes?: readonly KeyValue[];
  readonly asInt?: number | string;
  readonly asDouble?: number;
  readonly count?: number | string;
};
type Metric = {
  readonly name: string;
  readonly unit: string;
  readonly gauge?: { readonly dataPoints: readonly Point[] };
  readonly sum?: { readonly dataPoints: readonly Point[] };
  readonly histogram?: { readonly dataPoints: readonly Point[] };
};
type Metrics = {
  readonly resourceMetrics: readonly (Resource & {
    readonly scopeMetrics: readonly { readonly metrics: readonly Metric[] }[];
  })[];
};

const pointsIn = ({ resourceMetrics }: Metrics): ReceivedPoint[] =>
  resourceMetrics.flatMap((of) =>
    of.scopeMetrics
      .flatMap(({ metrics }) => metrics)
      .flatMap(({ name, unit, ...kinds }) =>
        ((kinds.gauge ?? kinds.sum ?? kinds.histogram)?.dataPoints ?? []).map((point) => ({
          ...{ service: serviceOf(of), name, unit },
          attributes: record(point.attributes),
          value: Number(point.count ?? point.asInt ?? point.asDouble),
        })),
      ),
  );

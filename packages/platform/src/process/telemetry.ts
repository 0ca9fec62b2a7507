import { setTimeout as pause } from 'node:timers/promises';
import {
  context,
  isSpanContextValid,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

/** Time limit of the last export: an absent collector keeps no process from ending. */
const LAST_EXPORT_MS = 2_000;

export type Attributes = Readonly<Record<string, string | number | boolean>>;

type SpanOptions = {
  /** Headers of the caller, whose trace goes on. */
  readonly carrier?: Readonly<Record<string, string>>;
  readonly kind?: keyof typeof SpanKind;
  readonly attributes?: Attributes;
};

/** What is known only at the end. */
type Ending = {
  readonly note: (attributes: Attributes) => void;
  /** It went wrong without a fault. */
  readonly failed: () => void;
};

/** The current trace, to store in a document: later work on the document continues it. Empty without a trace. */
export const traced = (): { readonly trace?: Readonly<Record<string, string>> } => {
  const trace = currentTrace();
  return Object.keys(trace).length === 0 ? {} : { trace };
};

/** W3C trace headers of what is running now; empty when the edge decided not to trace. */
export function currentTrace(): Record<string, string> {
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  return carrier;
}

/** The trace that is running now, for the lines of the log; undefined without one. */
export function currentTraceId(): string | undefined {
  const span = trace.getActiveSpan()?.spanContext();
  return span !== undefined && isSpanContextValid(span) ? span.traceId : undefined;
}

/** Runs in the caller's trace, as a span of that name. A fault marks the span as failed, a refusal does not. */
export function inSpan<T>(
  name: string,
  { carrier = {}, kind = 'INTERNAL', attributes = {} }: SpanOptions,
  run: (ending: Ending) => Promise<T>,
): Promise<T> {
  const parent = propagation.extract(context.active(), carrier);
  const options = { kind: SpanKind[kind], attributes };
  return trace.getTracer('agence').startActiveSpan(name, options, parent, async (span) => {
    const failed = () => void span.setStatus({ code: SpanStatusCode.ERROR });
    try {
      return await run({ note: (more) => void span.setAttributes(more), failed });
    } catch (fault) {
      failed();
      throw fault;
    } finally {
      span.end();
    }
  });
}

/**
 * Starts the exporters of traces and metrics when an OTLP endpoint is configured (the other standard OTEL_* variables
 * apply); otherwise nothing is loaded, every span and every figure is a no-op. The edge's sampler decides for a whole trace.
 */
export async function startTelemetry(
  service: string,
  endpoint: string | undefined,
): Promise<() => Promise<void>> {
  if (endpoint === undefined) return async () => {};
  const { NodeSDK } = await import('@opentelemetry/sdk-node');
  const serviceName = `agence-${service}`;
  const sdk = new NodeSDK({ serviceName, instrumentations: [], logRecordProcessors: [] });
  sdk.start();
  return () => Promise.race([sdk.shutdown().catch(() => undefined), pause(LAST_EXPORT_MS)]);
}

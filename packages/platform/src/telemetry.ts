import { context, propagation, SpanStatusCode, trace } from '@opentelemetry/api';

/** W3C trace headers of what is running now; empty when the edge decided not to trace. */
export function currentTrace(): Record<string, string> {
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  return carrier;
}

/** Runs inside the trace that the caller sent along, as a span of that name. A fault colours the span, a refusal does not. */
export function inSpan<T>(
  name: string,
  carrier: Readonly<Record<string, string>>,
  run: () => Promise<T>,
): Promise<T> {
  const parent = propagation.extract(context.active(), carrier);
  return trace.getTracer('agence').startActiveSpan(name, {}, parent, async (span) => {
    try {
      return await run();
    } catch (fault) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw fault;
    } finally {
      span.end();
    }
  });
}

/**
 * Starts the exporter when an OTLP endpoint is configured (the other standard OTEL_* variables apply);
 * otherwise nothing is loaded and every span is a no-op. The edge's sampler decides for a whole trace.
 */
export async function startTelemetry(
  service: string,
  endpoint: string | undefined,
): Promise<() => Promise<void>> {
  if (endpoint === undefined) return async () => {};
  const { NodeSDK } = await import('@opentelemetry/sdk-node');
  const sdk = new NodeSDK({ serviceName: `agence-${service}`, instrumentations: [] });
  sdk.start();
  return () => sdk.shutdown();
}

import { setImmediate as turn } from 'node:timers/promises';
import {
  type handleUnaryCall,
  Metadata,
  Server,
  ServerCredentials,
  type ServerUnaryCall,
  type ServiceDefinition,
  status,
} from '@grpc/grpc-js';
import { HealthImplementation } from 'grpc-health-check';
import { asCalled } from './actor.ts';
import { elapsed } from './clock.ts';
import { assertInTime, withDeadline } from './deadline.ts';
import { isTransient } from './faults.ts';
import { carriesToken } from './internal-token.ts';
import type { Logger } from './logger.ts';
import { duration } from './metrics.ts';
import { inSpan } from './telemetry.ts';

/** The methods of a generated `…Server` interface as plain async functions: request in, reply out. */
export type Handlers<S> = {
  readonly [K in keyof S as string extends K ? never : K]: S[K] extends handleUnaryCall<infer Q, infer R>
    ? (request: Q) => Promise<R>
    : never;
};

export type ServedService = { readonly definition: ServiceDefinition; readonly handlers: object };

/** Pairs a generated definition with its handlers; the compiler checks that none is missing. */
export const served = <S>(definition: ServiceDefinition, handlers: Handlers<S>): ServedService => ({
  definition,
  handlers,
});

export type GrpcServer = {
  readonly port: number;
  readonly setServing: (serving: boolean) => void;
  /** Refuses new calls and waits for those that run, 10 s at most. */
  readonly drain: () => Promise<void>;
};

const MAX_BYTES = 4 * 1024 * 1024;
const CLOSE_MS = 10_000;
const TRACE_HEADERS = ['traceparent', 'tracestate'];

const calls = duration('rpc.server.call.duration', 'Calls that this service answered; a refusal is OK');

const traceOf = (metadata: Metadata): Record<string, string> =>
  Object.fromEntries(
    TRACE_HEADERS.map((name) => [name, String(metadata.get(name)[0] ?? '')]).filter(
      ([, value]) => value !== '',
    ),
  );

/** The call carries no token of ours. */
class Stranger extends Error {}

const codeOf = (fault: unknown): status => {
  if (fault instanceof Stranger) return status.UNAUTHENTICATED;
  return isTransient(fault) ? status.UNAVAILABLE : status.INTERNAL;
};

type Handler = (request: unknown) => Promise<unknown>;

export async function serveGrpc(
  address: string,
  token: string,
  services: readonly ServedService[],
  log: Logger,
): Promise<GrpcServer> {
  const server = new Server({
    'grpc.max_receive_message_length': MAX_BYTES,
    'grpc.max_connection_age_ms': 10 * 60_000,
    'grpc.max_connection_age_grace_ms': 30_000,
  });
  const health = new HealthImplementation({ '': 'NOT_SERVING', liveness: 'SERVING' });
  health.addToServer(server);

  // A fault is told to the log, never to the caller: what crosses is only whether trying again makes sense.
  const unary = (path: string, handle: Handler): handleUnaryCall<unknown, unknown> => {
    const run = async (call: ServerUnaryCall<unknown, unknown>) => {
      if (!carriesToken(call.metadata, token)) throw new Stranger();
      // Its deadline begins when it is read: of a process that stood still only the caller's hanging up, behind it in
      // the socket, tells that it is late.
      await turn();
      const serve = async () => {
        assertInTime();
        return inSpan(path.slice(1), { kind: 'SERVER', carrier: traceOf(call.metadata) }, () =>
          asCalled(call.metadata, () => handle(call.request)),
        );
      };
      return withDeadline(Number(call.getDeadline()), serve, () => call.cancelled);
    };
    return (call, callback) => {
      const spent = elapsed();
      const record = (code: status) =>
        calls(spent() / 1000, {
          'rpc.method': path.slice(1),
          'rpc.response.status_code': status[code] ?? '',
        });
      run(call).then(
        (reply) => {
          record(status.OK);
          callback(null, reply);
        },
        (fault: unknown) => {
          const code = codeOf(fault);
          record(code);
          log.error(
            { path, fault: String(fault), stack: fault instanceof Error ? fault.stack : undefined },
            'call failed',
          );
          callback({ code, details: status[code] ?? '', metadata: new Metadata() });
        },
      );
    };
  };

  for (const { definition, handlers } of services) {
    const wrapped = Object.entries(definition).map(([name, { path }]) => [
      name,
      unary(path, (handlers as Record<string, Handler>)[name] as Handler),
    ]);
    server.addService(definition, Object.fromEntries(wrapped));
  }

  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync(address, ServerCredentials.createInsecure(), (fault, bound) =>
      fault === null ? resolve(bound) : reject(fault),
    );
  });

  return {
    port,
    setServing: (serving) => health.setStatus('', serving ? 'SERVING' : 'NOT_SERVING'),
    drain: () =>
      new Promise((resolve) => {
        const force = setTimeout(() => server.forceShutdown(), CLOSE_MS);
        server.tryShutdown(() => {
          clearTimeout(force);
          resolve();
        });
      }),
  };
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type HealthCheckRequest,
  type HealthCheckResponse,
  HealthService,
  HealthCheckResponse_ServingStatus as Status,
} from '@agence/proto/health';
import { type AskRequest, LotsService } from '@agence/proto/platform/v1/platform';
import {
  type handleUnaryCall,
  Metadata,
  Server,
  ServerCredentials,
  type ServiceDefinition,
  status,
} from '@grpc/grpc-js';
import { ACTOR_HEADER } from '../process/actor.ts';
import type { Logger } from '../process/logger.ts';
import { operatorChange } from '../process/security-events.ts';
import { type Answering, answering, type Handler } from './answering.ts';
import { admission, isForOperators, type Tokens } from './callers.ts';
import { answerBatches, type BatchedMethod, serializeOnce, serveBatches } from './served-batches.ts';

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

export type GrpcServer = Awaited<ReturnType<typeof serveGrpc>>;

/** The health name that tells whether a service takes gestures. */
export const GESTURES = 'gestures';
/** The health name that tells that it takes none because its database was restored. */
export const HELD = 'held';

const MAX_BYTES = 4 * 1024 * 1024;
const CLOSE_MS = 10_000;
const HEADERS = ['traceparent', 'tracestate', ACTOR_HEADER];

const headersOf = (metadata: Metadata): Record<string, string> =>
  Object.fromEntries(
    HEADERS.map((name) => [name, String(metadata.get(name)[0] ?? '')]).filter(([, value]) => value !== ''),
  );

export async function serveGrpc(
  address: string,
  tokens: Tokens,
  services: readonly ServedService[],
  log: Logger,
) {
  const server = new Server({
    'grpc.max_receive_message_length': MAX_BYTES,
    'grpc.max_connection_age_ms': 10 * 60_000,
    'grpc.max_connection_age_grace_ms': 30_000,
  });
  const state = { serving: false, held: false };
  /** The health of each name; '' is the server as a whole. Callers need no token. */
  const health = () =>
    new Map([
      ['', state.serving],
      ['liveness', true],
      [HELD, state.serving && state.held],
      [GESTURES, state.serving && !state.held],
    ]);
  const check: handleUnaryCall<HealthCheckRequest, HealthCheckResponse> = ({ request }, callback) => {
    const serving = health().get(request.service);
    if (serving === undefined)
      return callback({ code: status.NOT_FOUND, details: 'unknown service', metadata: new Metadata() });
    callback(null, { status: serving ? Status.SERVING : Status.NOT_SERVING });
  };
  server.addService(HealthService, { check });

  const served = new Map<string, BatchedMethod>();
  const admit = admission(tokens);
  const unary =
    (answer: Answering): handleUnaryCall<unknown, unknown> =>
    async (call, callback) => {
      const { metadata, request } = call;
      // A deadline counts from when the call is read, so to a process that was frozen an old call looks new. The
      // caller's hang-up is next in the socket and is read during this turn.
      await nextTurn();
      const caller = {
        end: Number(call.getDeadline()),
        gone: () => call.cancelled,
        headers: headersOf(metadata),
        admitted: admit(metadata),
      };
      const outcome = await answer(request, caller);
      if ('reply' in outcome) return callback(null, outcome.reply);
      const { code } = outcome;
      callback({ code, details: status[code] ?? '', metadata: new Metadata() });
    };

  for (const { definition, handlers } of services) {
    const wrapped = Object.entries(definition).map(([name, method]) => {
      const answer = answering(method.path, (handlers as Record<string, Handler>)[name] as Handler, log);
      // A call of an operator travels alone: its log line is written for one call.
      if (!isForOperators(method.path))
        served.set(method.path, {
          ...method,
          answer,
          responseSerialize: serializeOnce(method.responseSerialize),
        });
      const noted: Answering = async (request, caller) => {
        // A read names no operator.
        const { operator = '' } = request as { readonly operator?: string };
        const admitted = caller.admitted.verdict(method.path) === status.OK;
        if (admitted && operator !== '') operatorChange(log, { operator, what: name });
        return answer(request, caller);
      };
      return [name, unary(isForOperators(method.path) ? noted : answer)];
    });
    server.addService(definition, Object.fromEntries(wrapped));
  }
  const answerBatch = answerBatches(served);
  const ask: Answering = async (request, caller) =>
    caller.admitted.names.length === 0
      ? { code: status.UNAUTHENTICATED }
      : { reply: { answered: await answerBatch((request as AskRequest).asked, caller) } };
  server.addService(LotsService, { ask: unary(ask), talk: serveBatches(admit, answerBatch) });

  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync(address, ServerCredentials.createInsecure(), (fault, bound) =>
      fault === null ? resolve(bound) : reject(fault),
    );
  });

  return {
    port,
    setServing: (serving: boolean): void => {
      state.serving = serving;
    },
    /** Whether gestures are refused while reads go on; health reports it under its own name. */
    setHeld: (held: boolean): void => {
      state.held = held;
    },
    /** Refuses new calls and waits for those that run, 10 s at most. */
    drain: () =>
      new Promise<void>((resolve) => {
        const force = setTimeout(() => server.forceShutdown(), CLOSE_MS);
        server.tryShutdown(() => {
          clearTimeout(force);
          resolve();
        });
      }),
  };
}

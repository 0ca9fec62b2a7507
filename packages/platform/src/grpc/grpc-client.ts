import {
  type Client,
  credentials,
  type handleUnaryCall,
  Metadata,
  type MethodDefinition,
  type ServiceDefinition,
  type ServiceError,
} from '@grpc/grpc-js';
import { actorHeader } from '../process/actor.ts';
import { assertInTime, timeLeft } from '../process/deadline.ts';
import { currentTrace } from '../process/telemetry.ts';
import { putTokens, type SentTokens } from './callers.ts';
import { batchedCalls } from './grpc-batches.ts';

export type CallOptions = {
  readonly deadline_ms?: number;
  /** Waits for a peer that cannot be reached yet, as long as the deadline lets it, instead of failing at once. */
  readonly waitForReady?: boolean;
};

/** The methods of a generated `…Server` interface, called remotely: every call may throw a gRPC status. */
export type Remote<S> = {
  readonly [K in keyof S as string extends K ? never : K]: S[K] extends handleUnaryCall<infer Q, infer R>
    ? (request: Q, options?: CallOptions) => Promise<R>
    : never;
};

type ClientConstructor = {
  readonly service: ServiceDefinition;
  new (address: string, channel: ReturnType<typeof credentials.createInsecure>, options: object): Client;
};

export type Peer<S> = {
  readonly call: Remote<S>;
  readonly close: () => void;
};

// Shorter than the two seconds within which a door must answer 503.
const DEADLINE_MS = 1_600;

const OPTIONS = {
  'grpc.initial_reconnect_backoff_ms': 100,
  'grpc.max_reconnect_backoff_ms': 1_000,
  // Without a retry policy, only a call that no server has begun is sent to another one.
  'grpc.enable_retries': 1,
  'grpc.keepalive_time_ms': 20_000,
  'grpc.keepalive_timeout_ms': 3_000,
  'grpc.service_config': '{"loadBalancingConfig":[{"round_robin":{}}]}',
  // Lists grow for years: a client removed each hour for ten years fits. Requests stay at 4 MiB.
  'grpc.max_receive_message_length': 64 * 1024 * 1024,
};

type Options<S> = {
  readonly usual_ms?: number;
  /** Quick reads with small answers: they travel in batches. */
  readonly together?: readonly (keyof Remote<S>)[];
};

type Method = (request: unknown, options?: CallOptions) => Promise<unknown>;

const headersNow = (): Record<string, string> => ({ ...currentTrace(), ...actorHeader() });

export function connectPeer<S>(
  Constructor: ClientConstructor,
  address: string,
  tokens: SentTokens,
  { usual_ms = DEADLINE_MS, together = [] }: Options<S> = {},
): Peer<S> {
  const client = new Constructor(address, credentials.createInsecure(), OPTIONS);
  const channel = client.getChannel();
  // Connects at once and reconnects by itself, so that the first call does not wait for it.
  channel.getConnectivityState(true);

  const unary =
    (name: string): Method =>
    async (request, { deadline_ms = usual_ms, waitForReady = false } = {}) => {
      assertInTime();
      const metadata = new Metadata({ waitForReady });
      putTokens(metadata, tokens);
      for (const [key, value] of Object.entries(headersNow())) metadata.set(key, value);
      const deadline = Date.now() + Math.max(1, timeLeft(deadline_ms));
      return new Promise((resolve, reject) => {
        const done = (fault: ServiceError | null, reply: unknown) =>
          fault === null ? resolve(reply) : reject(fault);
        const method = (client as unknown as Record<string, (...args: unknown[]) => void>)[name];
        method?.call(client, request, metadata, { deadline }, done);
      });
    };

  const inBatch = batchedCalls(client, tokens);
  const batched = (name: string): Method => {
    const alone = unary(name);
    const { path, requestSerialize, responseDeserialize } = Constructor.service[name] as MethodDefinition<
      unknown,
      unknown
    >;
    return async (asked, options) => {
      if (options !== undefined) return alone(asked, options);
      const end = Date.now() + Math.max(1, timeLeft(usual_ms));
      const reply = await inBatch({ path, request: requestSerialize(asked), end, headers: headersNow() });
      return reply === undefined ? alone(asked) : responseDeserialize(reply as Buffer);
    };
  };

  const batchedNames: ReadonlySet<unknown> = new Set(together);
  const call = Object.fromEntries(
    Object.keys(Constructor.service).map((name) => [
      name,
      batchedNames.has(name) ? batched(name) : unary(name),
    ]),
  );
  return { call: call as Remote<S>, close: () => client.close() };
}

import {
  type Answered,
  type Asked,
  LotsService,
  type TalkRequest,
  type TalkResponse,
} from '@agence/proto/platform/v1/platform';
import { type Client, Metadata, status } from '@grpc/grpc-js';
import { inBatches } from '../process/batches.ts';
import { putTokens, type SentTokens } from './callers.ts';

/**
 * Life of a stream. A call per batch costs five times a message on a stream; an endless stream would stay with one
 * process of the peer, even while that process drains.
 */
const STREAM_MS = 250;
/** Longest wait for a batch; then the rest of the stream is cancelled. */
const BATCH_DEADLINE_MS = 2_000;

/** The error that the gRPC library would throw for this status. */
const errorOf = (code: number): Error =>
  Object.assign(new Error(`${code} ${status[code]}`), { code, details: status[code] ?? '' });

type SendBatch = (calls: Asked[], wait_ms: number) => Promise<Answered[]>;

function openStream(client: Client, tokens: SentTokens, onClose: () => void): SendBatch {
  const { path, requestSerialize, responseDeserialize } = LotsService.talk;
  const metadata = new Metadata();
  putTokens(metadata, tokens);
  const stream = client.makeBidiStreamRequest<TalkRequest, TalkResponse>(
    path,
    requestSerialize,
    responseDeserialize,
    metadata,
    { deadline: Date.now() + STREAM_MS + BATCH_DEADLINE_MS },
  );
  const pending = new Map<number, PromiseWithResolvers<Answered[]>>();
  const timer = setTimeout(() => {
    onClose();
    stream.end();
  }, STREAM_MS);
  const fail = (fault: Error) => {
    clearTimeout(timer);
    onClose();
    for (const { reject } of pending.values()) reject(fault);
  };
  stream.on('data', ({ lot: batch, answered }: TalkResponse) => pending.get(batch)?.resolve(answered));
  stream.on('error', fail).on('end', () => fail(errorOf(status.UNAVAILABLE)));
  let last = 0;
  return async (asked, wait_ms) => {
    last += 1;
    const batch = last;
    const reply = Promise.withResolvers<Answered[]>();
    pending.set(batch, reply);
    const deadline = setTimeout(() => reply.reject(errorOf(status.DEADLINE_EXCEEDED)), wait_ms);
    stream.write({ lot: batch, asked });
    return reply.promise.finally(() => {
      clearTimeout(deadline);
      pending.delete(batch);
    });
  };
}

/** Sends batches to a peer, over a stream that is reopened when its life is over. */
function batchStream(client: Client, tokens: SentTokens): SendBatch {
  let open: SendBatch | undefined;
  return (calls, wait_ms) => {
    if (open === undefined) {
      const opened = openStream(client, tokens, () => {
        if (open === opened) open = undefined;
      });
      open = opened;
    }
    return open(calls, wait_ms);
  };
}

/** A call that may share a batch. `end`: when its caller stops waiting, in milliseconds since 1970. */
type Call = {
  readonly path: string;
  readonly request: Buffer;
  readonly end: number;
  readonly headers: Readonly<Record<string, string>>;
};

/** Batches the calls of one connection. Resolves with undefined for a call that has to be made alone. */
export function batchedCalls(
  client: Client,
  tokens: SentTokens,
): (call: Call) => Promise<Uint8Array | undefined> {
  const send = batchStream(client, tokens);
  const ask = inBatches<Call, Answered>((calls) => {
    const now = Date.now();
    const asked = calls.map(({ end, ...call }) => ({ ...call, left_ms: Math.max(1, Math.floor(end - now)) }));
    return send(asked, Math.max(...asked.map(({ left_ms }) => left_ms)));
  });
  return async (call) => {
    const { status: code, reply } = await ask(call);
    if (code === status.OK) return reply;
    // The reply is too large to share a batch.
    if (code === status.OUT_OF_RANGE) return undefined;
    throw errorOf(code);
  };
}

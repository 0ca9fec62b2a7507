import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Answered, Asked, TalkRequest, TalkResponse } from '@agence/proto/platform/v1/platform';
import { type handleBidiStreamingCall, type Metadata, type MethodDefinition, status } from '@grpc/grpc-js';
import type { Answering, Caller } from './answering.ts';
import type { Admitted } from './callers.ts';

export type BatchedMethod = MethodDefinition<unknown, unknown> & { readonly answer: Answering };

/** A copy with its own memory: a small buffer would keep its whole 64 kB pool alive. */
const unpooled = (bytes: Buffer): Buffer => {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
};

/** Serialises replies. The bytes of a reply object that comes again, from a handler's cache, are kept from then on. */
export const serializeOnce = (serialize: (reply: unknown) => Buffer): ((reply: unknown) => Buffer) => {
  /** Null: seen once. */
  const known = new WeakMap<object, Buffer | null>();
  return (reply) => {
    const kept = known.get(reply as object);
    if (kept) return kept;
    const bytes = kept === null ? unpooled(serialize(reply)) : serialize(reply);
    known.set(reply as object, kept === null ? bytes : null);
    return bytes;
  };
};

/** A reply beyond this total is answered OUT_OF_RANGE, and its caller asks again alone. */
const MOST_BYTES = 3 * 1024 * 1024;

type Sender = Pick<Caller, 'gone' | 'admitted'>;

const EMPTY = Buffer.alloc(0);

/** Answers the calls of a batch side by side, each with its own reply or fault, deadline, trace and actor. */
export function answerBatches(
  methods: ReadonlyMap<string, BatchedMethod>,
): (calls: readonly Asked[], sender: Sender) => Promise<Answered[]> {
  const answerCall = async (
    { path, request, left_ms, headers }: Asked,
    sender: Sender,
  ): Promise<Answered> => {
    const method = methods.get(path);
    if (method === undefined) return { status: status.UNIMPLEMENTED, reply: EMPTY };
    const end = Date.now() + left_ms;
    const outcome = await method.answer(method.requestDeserialize(request as Buffer), {
      ...sender,
      end,
      headers,
    });
    return 'reply' in outcome
      ? { status: status.OK, reply: method.responseSerialize(outcome.reply) }
      : { status: outcome.code, reply: EMPTY };
  };
  return async (calls, sender) => {
    const replies = await Promise.all(calls.map((call) => answerCall(call, sender)));
    let bytes = 0;
    return replies.map((reply) => {
      bytes += reply.reply.length;
      return bytes <= MOST_BYTES ? reply : { status: status.OUT_OF_RANGE, reply: EMPTY };
    });
  };
}

/** Serves one stream of batches, each answered when it is ready. Ends it when the caller did and every batch is answered. */
export const serveBatches =
  (
    admit: (metadata: Metadata) => Admitted,
    answer: ReturnType<typeof answerBatches>,
  ): handleBidiStreamingCall<TalkRequest, TalkResponse> =>
  (stream) => {
    const admitted = admit(stream.metadata);
    if (admitted.names.length === 0)
      return void stream.emit('error', { code: status.UNAUTHENTICATED, details: 'UNAUTHENTICATED' });
    const sender = { gone: () => stream.cancelled, admitted };
    // The stream itself counts as one.
    let open = 1;
    const done = () => {
      open -= 1;
      if (open === 0) stream.end();
    };
    const serve = async ({ lot: batch, asked }: TalkRequest) => {
      open += 1;
      // Lets a hang-up arrive before the calls begin.
      await nextTurn();
      const answered = await answer(asked, sender);
      if (!stream.cancelled) stream.write({ lot: batch, answered });
      done();
    };
    stream.on('data', (request: TalkRequest) => void serve(request)).on('end', done);
  };

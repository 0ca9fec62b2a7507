import { setImmediate as turn } from 'node:timers/promises';
import type { Answered, Asked, TalkRequest, TalkResponse } from '@agence/proto/platform/v1/platform';
import { type handleBidiStreamingCall, type Metadata, type MethodDefinition, status } from '@grpc/grpc-js';
import type { Answering, Caller } from './answering.ts';
import type { Admitted } from './callers.ts';

/** A served method, as it is looked up for each call of a lot. */
export type InLot = MethodDefinition<unknown, unknown> & { readonly answer: Answering };

/** Memory of its own: a small buffer is a part of 64 kB that it would keep from being freed for as long as it lives. */
const apart = (bytes: Buffer): Buffer => {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
};

/** Serialises replies; what a reply object that a handler caches was serialised to is kept from the second time on. */
export const writtenOnce = (write: (reply: unknown) => Buffer): ((reply: unknown) => Buffer) => {
  const written = new WeakMap<object, Buffer | null>();
  return (reply) => {
    const before = written.get(reply as object);
    if (before) return before;
    const bytes = before === null ? apart(write(reply)) : write(reply);
    written.set(reply as object, before === null ? bytes : null);
    return bytes;
  };
};

/** What is larger leaves alone: the release before takes 4 MB as one message. */
const MOST_BYTES = 3 * 1024 * 1024;

/** Who sent a lot. */
type Sender = Pick<Caller, 'gone' | 'admitted'>;

const NOTHING = Buffer.alloc(0);

/** Answers the calls of a lot side by side, each for itself: its reply or fault, its deadline, trace and actor. */
export function answeringLots(
  methods: ReadonlyMap<string, InLot>,
): (asked: readonly Asked[], lot: Sender) => Promise<Answered[]> {
  const one = async (
    { path, request, left_ms, headers }: Asked,
    { gone, admitted }: Sender,
  ): Promise<Answered> => {
    const method = methods.get(path);
    if (method === undefined) return { status: status.UNIMPLEMENTED, reply: NOTHING };
    const end = Date.now() + left_ms;
    const answer = await method.answer(method.requestDeserialize(request as Buffer), {
      ...{ end, gone, headers, admitted },
    });
    return 'reply' in answer
      ? { status: status.OK, reply: method.responseSerialize(answer.reply) }
      : { status: answer.code, reply: NOTHING };
  };
  return async (asked, lot) => {
    const all = await Promise.all(asked.map((each) => one(each, lot)));
    let bytes = 0;
    return all.map((each) => {
      bytes += each.reply.length;
      return bytes <= MOST_BYTES ? each : { status: status.OUT_OF_RANGE, reply: NOTHING };
    });
  };
}

/** Answers the lots of one stream, each when it is ready; ends it when its caller did and all are answered. */
export const talking =
  (
    admit: (metadata: Metadata) => Admitted,
    answer: ReturnType<typeof answeringLots>,
  ): handleBidiStreamingCall<TalkRequest, TalkResponse> =>
  (call) => {
    const admitted = admit(call.metadata);
    if (admitted.names.length === 0)
      return void call.emit('error', { code: status.UNAUTHENTICATED, details: 'UNAUTHENTICATED' });
    const caller = { gone: () => call.cancelled, admitted };
    let underWay = 1;
    const done = () => {
      underWay -= 1;
      if (underWay === 0) call.end();
    };
    const serve = async ({ lot, asked }: TalkRequest) => {
      underWay += 1;
      // As before a call that is alone: that its caller is gone is read in this turn.
      await turn();
      const answered = await answer(asked, caller);
      if (!call.cancelled) call.write({ lot, answered });
      done();
    };
    call.on('data', (request: TalkRequest) => void serve(request)).on('end', done);
  };

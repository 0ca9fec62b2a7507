import type { Answered, Asked, AskRequest } from '@agence/proto/platform/v1/platform';
import { type MethodDefinition, status } from '@grpc/grpc-js';
import type { Answering, Caller } from './answering.ts';

/** A served method, as it is looked up for each call of a lot. */
export type InLot = MethodDefinition<unknown, unknown> & { readonly answer: Answering };

/** Serialises replies; a reply object that a handler caches and gives again is serialised only once. */
export const writtenOnce = (write: (reply: unknown) => Buffer): ((reply: unknown) => Buffer) => {
  const written = new WeakMap<object, Buffer>();
  return (reply) => {
    const bytes = written.get(reply as object) ?? write(reply);
    written.set(reply as object, bytes);
    return bytes;
  };
};

/** Below the 4 MB that gRPC takes as one message. */
const MOST_BYTES = 3 * 1024 * 1024;

const NOTHING = Buffer.alloc(0);

/** Answers the calls of a lot side by side, each for itself: its reply or fault, its deadline, trace and actor. */
export function answeringLots(methods: ReadonlyMap<string, InLot>): Answering {
  const one = async ({ path, request, left_ms, headers }: Asked, { gone }: Caller): Promise<Answered> => {
    const method = methods.get(path);
    if (method === undefined) return { status: status.UNIMPLEMENTED, reply: NOTHING };
    const end = Date.now() + left_ms;
    const answer = await method.answer(method.requestDeserialize(request as Buffer), { end, gone, headers });
    return 'reply' in answer
      ? { status: status.OK, reply: method.responseSerialize(answer.reply) }
      : { status: answer.code, reply: NOTHING };
  };
  return async (request, lot) => {
    if (lot === undefined) return { code: status.UNAUTHENTICATED };
    const { asked } = request as AskRequest;
    const all = await Promise.all(asked.map((each) => one(each, lot)));
    let bytes = 0;
    const answered = all.map((each) => {
      bytes += each.reply.length;
      return bytes <= MOST_BYTES ? each : { status: status.OUT_OF_RANGE, reply: NOTHING };
    });
    return { reply: { answered } };
  };
}

import {
  type Answered,
  type Asked,
  LotsService,
  type TalkRequest,
  type TalkResponse,
} from '@agence/proto/platform/v1/platform';
import { type Client, Metadata, status } from '@grpc/grpc-js';
import { putTokens, type SentTokens } from './callers.ts';

/**
 * A stream takes lots for so long, then the next one does, at another process of the peer: load spreads, and who drains is
 * left. A call of its own for each lot costs five times what a message on a stream does.
 */
const LIVES_MS = 250;
/** Nobody waits longer for a lot: what its peer then still has of this stream is cancelled. */
const ANSWERED_MS = 2_000;

/** The fault that the gRPC library would throw for this status. */
export const faultOf = (code: number): Error =>
  Object.assign(new Error(`${code} ${status[code]}`), { code, details: status[code] ?? '' });

type Stream = (asked: Asked[], wait_ms: number) => Promise<Answered[]>;

function begin(client: Client, tokens: SentTokens, over: () => void): Stream {
  const { path, requestSerialize, responseDeserialize } = LotsService.talk;
  const metadata = new Metadata();
  putTokens(metadata, tokens);
  const stream = client.makeBidiStreamRequest<TalkRequest, TalkResponse>(
    path,
    requestSerialize,
    responseDeserialize,
    metadata,
    { deadline: Date.now() + LIVES_MS + ANSWERED_MS },
  );
  const waiting = new Map<number, PromiseWithResolvers<Answered[]>>();
  const end = setTimeout(() => {
    over();
    stream.end();
  }, LIVES_MS);
  const failed = (fault: Error) => {
    clearTimeout(end);
    over();
    for (const { reject } of waiting.values()) reject(fault);
  };
  stream.on('data', ({ lot, answered }: TalkResponse) => waiting.get(lot)?.resolve(answered));
  stream.on('error', failed).on('end', () => failed(faultOf(status.UNAVAILABLE)));
  let last = 0;
  return async (asked, wait_ms) => {
    last += 1;
    const lot = last;
    const answer = Promise.withResolvers<Answered[]>();
    waiting.set(lot, answer);
    const late = setTimeout(() => answer.reject(faultOf(status.DEADLINE_EXCEEDED)), wait_ms);
    stream.write({ lot, asked });
    return answer.promise.finally(() => {
      clearTimeout(late);
      waiting.delete(lot);
    });
  };
}

/** Sends lots to a peer. */
export function lotStream(client: Client, tokens: SentTokens): Stream {
  let open: Stream | undefined;
  return (asked, wait_ms) => {
    if (open === undefined) {
      const mine = begin(client, tokens, () => {
        if (open === mine) open = undefined;
      });
      open = mine;
    }
    return open(asked, wait_ms);
  };
}

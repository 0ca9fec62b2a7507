import type { Answered } from '@agence/proto/platform/v1/platform';
import { type Client, status } from '@grpc/grpc-js';
import type { SentTokens } from './callers.ts';
import { faultOf, lotStream } from './lot-stream.ts';
import { inLots } from './lots.ts';

/** A call that may share a lot: `end` is when its caller stops waiting, milliseconds since 1970. */
type Call = {
  readonly path: string;
  readonly request: Buffer;
  readonly end: number;
  readonly headers: Readonly<Record<string, string>>;
};

/** Answers that say that the call has to be made alone: too large for a lot, or a peer that knows no lots. */
const ALONE: readonly unknown[] = [status.OUT_OF_RANGE, status.UNIMPLEMENTED];

/** Gathers the calls of one connection into lots; answers undefined for a call that has to be made alone. */
export function callsInLots(
  client: Client,
  tokens: SentTokens,
): (call: Call) => Promise<Uint8Array | undefined> {
  const talk = lotStream(client, tokens);
  const ask = inLots<Call, Answered>((calls) => {
    const now = Date.now();
    const asked = calls.map(({ end, ...call }) => ({ ...call, left_ms: Math.max(1, Math.floor(end - now)) }));
    return talk(asked, Math.max(...asked.map(({ left_ms }) => left_ms)));
  });
  return async (call) => {
    try {
      const { status: code, reply } = await ask(call);
      if (code === status.OK) return reply;
      throw faultOf(code);
    } catch (fault) {
      if (fault instanceof Error && 'code' in fault && ALONE.includes(fault.code)) return undefined;
      throw fault;
    }
  };
}

import type { Answered } from '@agence/proto/platform/v1/platform';
import { type Client, status } from '@grpc/grpc-js';
import { inBatches } from '../process/batches.ts';
import { batchStream, errorOf } from './batch-stream.ts';
import type { SentTokens } from './callers.ts';

/** A call that may share a batch. `end`: when its caller stops waiting, in milliseconds since 1970. */
type Call = {
  readonly path: string;
  readonly request: Buffer;
  readonly end: number;
  readonly headers: Readonly<Record<string, string>>;
};

/** Statuses of a call that has to be made alone: its reply is too large, or the peer serves no batches. */
const ALONE: readonly unknown[] = [status.OUT_OF_RANGE, status.UNIMPLEMENTED];

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
    try {
      const { status: code, reply } = await ask(call);
      if (code === status.OK) return reply;
      throw errorOf(code);
    } catch (fault) {
      if (fault instanceof Error && 'code' in fault && ALONE.includes(fault.code)) return undefined;
      throw fault;
    }
  };
}

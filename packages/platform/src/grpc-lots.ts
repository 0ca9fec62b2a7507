import { type Answered, type AskResponse, LotsService } from '@agence/proto/platform/v1/platform';
import { type Client, Metadata, type ServiceError, status } from '@grpc/grpc-js';
import { putToken } from './internal-token.ts';
import { inLots } from './lots.ts';

/** A call that may share a lot: `end` is when its caller stops waiting, milliseconds since 1970. */
type Call = {
  readonly path: string;
  readonly request: Buffer;
  readonly end: number;
  readonly headers: Readonly<Record<string, string>>;
};

/** What a lot did not carry. */
const ALONE: readonly unknown[] = [status.OUT_OF_RANGE, status.UNIMPLEMENTED];

/** As the library would throw it. */
const faultOf = (code: number): Error =>
  Object.assign(new Error(`${code} ${status[code]}`), { code, details: status[code] ?? '' });

/** The calls of one connection, gathered; undefined for one that has to be made alone. */
export function callsInLots(client: Client, token: string): (call: Call) => Promise<Uint8Array | undefined> {
  const { path, requestSerialize, responseDeserialize } = LotsService.ask;
  const ask = inLots<Call, Answered>(async (calls) => {
    const metadata = new Metadata();
    putToken(metadata, token);
    const now = Date.now();
    const asked = calls.map(({ end, ...call }) => ({ ...call, left_ms: Math.max(1, Math.floor(end - now)) }));
    const deadline = Math.max(...calls.map(({ end }) => end));
    const { promise, resolve, reject } = Promise.withResolvers<AskResponse>();
    const done = (fault: ServiceError | null, reply?: AskResponse) =>
      fault === null && reply !== undefined ? resolve(reply) : reject(fault);
    client.makeUnaryRequest(
      path,
      requestSerialize,
      responseDeserialize,
      { asked },
      metadata,
      { deadline },
      done,
    );
    return (await promise).answered;
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

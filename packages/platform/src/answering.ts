import { status } from '@grpc/grpc-js';
import { asCalled } from './actor.ts';
import { elapsed } from './clock.ts';
import { assertInTime, withDeadline } from './deadline.ts';
import { isHeld, isTransient } from './faults.ts';
import type { Logger } from './logger.ts';
import { duration } from './metrics.ts';
import { inSpan } from './telemetry.ts';

/** Who waits for an answer: until when, whether still, with which headers (trace and actor). */
export type Caller = {
  readonly end: number;
  readonly gone: () => boolean;
  readonly headers: Readonly<Record<string, string>>;
};

export type Handler = (request: unknown) => Promise<unknown>;

/** A reply, or the status of a fault. */
export type Answer = { readonly reply: unknown } | { readonly code: status };

/** Answers one call; a caller that carries no token of ours is `undefined`. */
export type Answering = (request: unknown, caller: Caller | undefined) => Promise<Answer>;

class Stranger extends Error {}

const calls = duration('rpc.server.call.duration', 'Calls that this service answered; a refusal is OK');

const codeOf = (fault: unknown): status => {
  if (fault instanceof Stranger) return status.UNAUTHENTICATED;
  if (isHeld(fault)) return status.FAILED_PRECONDITION;
  return isTransient(fault) ? status.UNAVAILABLE : status.INTERNAL;
};

/** A fault is told to the log, never to the caller: what crosses is only whether trying again makes sense. */
export function answering(path: string, handle: Handler, log: Logger): Answering {
  const method = path.slice(1);
  const serve = async (request: unknown, caller: Caller | undefined) => {
    if (caller === undefined) throw new Stranger();
    const { end, gone, headers } = caller;
    const run = async () => {
      assertInTime();
      return asCalled(headers, () => handle(request));
    };
    return withDeadline(end, run, gone);
  };
  return (request, caller) =>
    inSpan(method, { kind: 'SERVER', carrier: caller?.headers ?? {} }, async ({ failed }) => {
      const spent = elapsed();
      const record = (code: status) =>
        calls(spent() / 1000, { 'rpc.method': method, 'rpc.response.status_code': status[code] ?? '' });
      try {
        const reply = await serve(request, caller);
        record(status.OK);
        return { reply };
      } catch (fault) {
        const code = codeOf(fault);
        failed();
        record(code);
        const stack = fault instanceof Error ? fault.stack : undefined;
        log.error({ path, fault: String(fault), stack }, 'call failed');
        return { code };
      }
    });
}

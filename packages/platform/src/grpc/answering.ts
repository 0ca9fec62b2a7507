import { status } from '@grpc/grpc-js';
import { asCalled } from '../process/actor.ts';
import { elapsed } from '../process/clock.ts';
import { assertInTime, withDeadline } from '../process/deadline.ts';
import { isHeld, isTransient } from '../process/faults.ts';
import type { Logger } from '../process/logger.ts';
import { duration } from '../process/metrics.ts';
import { inSpan } from '../process/telemetry.ts';
import type { Admitted } from './callers.ts';

/** The waiting caller: its deadline, whether it hung up, its headers (trace and actor), and what it may call. */
export type Caller = {
  readonly end: number;
  readonly gone: () => boolean;
  readonly headers: Readonly<Record<string, string>>;
  readonly admitted: Admitted;
};

export type Handler = (request: unknown) => Promise<unknown>;

export type Answer = { readonly reply: unknown } | { readonly code: status };

export type Answering = (request: unknown, caller: Caller) => Promise<Answer>;

/** The caller is unknown, or may not call this. */
class Refused extends Error {
  readonly code: status;
  constructor(code: status) {
    super();
    this.code = code;
  }
}

const calls = duration('rpc.server.call.duration', 'Calls that this service answered; a refusal is OK');

const codeOf = (fault: unknown): status => {
  if (fault instanceof Refused) return fault.code;
  if (isHeld(fault)) return status.FAILED_PRECONDITION;
  return isTransient(fault) ? status.UNAVAILABLE : status.INTERNAL;
};

/** Faults go to the log, never to the caller, who only learns whether a retry makes sense. */
export function answering(path: string, handle: Handler, log: Logger): Answering {
  const method = path.slice(1);
  const serve = async (request: unknown, { end, gone, headers, admitted }: Caller) => {
    const verdict = admitted.verdict(path);
    if (verdict !== status.OK) throw new Refused(verdict);
    const run = async () => {
      assertInTime();
      return asCalled(headers, () => handle(request));
    };
    return withDeadline(end, run, gone);
  };
  return (request, caller) =>
    inSpan(method, { kind: 'SERVER', carrier: caller.headers }, async ({ failed }) => {
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
        if (fault instanceof Refused) {
          const { names } = caller.admitted;
          log.warn({ path, callers: names, code: status[code] }, 'a caller was refused');
          return { code };
        }
        const stack = fault instanceof Error ? fault.stack : undefined;
        log.error({ path, fault: String(fault), stack }, 'call failed');
        return { code };
      }
    });
}

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

const calls = duration('rpc.server.call.duration', 'Calls that this service answered; a refusal is OK');

const codeOf = (fault: unknown): status => {
  if (isHeld(fault)) return status.FAILED_PRECONDITION;
  return isTransient(fault) ? status.UNAVAILABLE : status.INTERNAL;
};

/** Faults go to the log, never to the caller, who only learns whether a retry makes sense. */
export function answering(path: string, handle: Handler, log: Logger): Answering {
  const method = path.slice(1);
  return (request, { end, gone, headers, admitted }) =>
    inSpan(method, { kind: 'SERVER', carrier: headers }, async ({ failed }) => {
      const spent = elapsed();
      const record = (code: status) =>
        calls(spent() / 1000, { 'rpc.method': method, 'rpc.response.status_code': status[code] ?? '' });
      const failing = (code: status): Answer => {
        failed();
        record(code);
        return { code };
      };
      const verdict = admitted.verdict(path);
      if (verdict !== status.OK) {
        log.warn({ path, callers: admitted.names, code: status[verdict] }, 'a caller was refused');
        return failing(verdict);
      }
      const run = async () => {
        assertInTime();
        return asCalled(headers, () => handle(request));
      };
      try {
        const reply = await withDeadline(end, run, gone);
        record(status.OK);
        return { reply };
      } catch (fault) {
        const stack = fault instanceof Error ? fault.stack : undefined;
        log.error({ path, fault: String(fault), stack }, 'call failed');
        return failing(codeOf(fault));
      }
    });
}

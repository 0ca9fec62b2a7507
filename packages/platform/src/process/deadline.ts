import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { Unavailable } from './faults.ts';

/** The caller waits until `end`, unless it hangs up before. */
type Caller = { readonly end: number; readonly gone: () => boolean };

const never = (): boolean => false;

/** Tells whether the sender hung up: after a freeze, that is read right after the request that waited in the socket. */
export const hungUp =
  ({ socket }: IncomingMessage): Caller['gone'] =>
  () =>
    socket.destroyed || socket.readableEnded;

const callers = new AsyncLocalStorage<Caller>();

/**
 * Runs the handler of one call; its own calls share the deadline `end`, milliseconds since 1970 by the machine's clock.
 * `gone` tells whether the caller hung up.
 */
export const withDeadline = <T>(end: number, run: () => Promise<T>, gone = never): Promise<T> =>
  callers.run({ end, gone }, run);

/** The instant `ms` milliseconds from now, as `withDeadline` takes it. */
export const endIn = (ms: number): number => Date.now() + ms;

/** The outcome within `ms` milliseconds, or `Unavailable`; work under way then ends by itself, its outcome dropped. */
export async function within<T>(ms: number, run: () => Promise<T>, gone = never): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Unavailable('not answered in time')), ms);
  const work = withDeadline(endIn(ms), run, gone);
  work.catch(() => {});
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Milliseconds left for the call that is being served, at most `most`; `most` outside of any call. */
export const timeLeft = (most: number): number => {
  const end = callers.getStore()?.end;
  return end === undefined ? most : Math.min(most, end - Date.now());
};

/** Throws when the caller no longer waits: nobody would learn of a write made now. */
export const assertInTime = (): void => {
  if (timeLeft(1) <= 0 || callers.getStore()?.gone() === true) throw new Unavailable('the caller is gone');
};

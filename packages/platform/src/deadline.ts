import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { Unavailable } from './faults.ts';

/** Who called waits until `end`, unless it hung up before. */
type Caller = { readonly end: number; readonly gone: () => boolean };

const never = (): boolean => false;

/** Tells whether who sent this has hung up: of what waited in the socket of a process that stood still, that is read next. */
export const hungUp =
  ({ socket }: IncomingMessage): Caller['gone'] =>
  () =>
    socket.destroyed || socket.readableEnded;

const callers = new AsyncLocalStorage<Caller>();

/**
 * Runs what serves one call; all it calls in turn shares the same end, milliseconds since 1970 by the machine's clock.
 * `gone` tells whether the caller has hung up.
 */
export const withDeadline = <T>(end: number, run: () => Promise<T>, gone = never): Promise<T> =>
  callers.run({ end, gone }, run);

/** The instant so many milliseconds from now, as `withDeadline` takes it. */
export const endIn = (ms: number): number => Date.now() + ms;

/** The outcome within so many milliseconds, or `Unavailable`; what is under way then ends by itself and is told to nobody. */
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

/** Throws when nobody waits for the answer any more: what would be written now would be told to no one. */
export const assertInTime = (): void => {
  if (timeLeft(1) <= 0 || callers.getStore()?.gone() === true) throw new Unavailable('the caller is gone');
};
